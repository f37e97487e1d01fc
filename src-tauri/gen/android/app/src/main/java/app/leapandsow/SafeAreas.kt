package app.leapandsow

import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/**
 * Tells the page how far the system's bars and the screen's notches reach into it. A page edge to edge should learn
 * that from `env(safe-area-inset-*)`, but web views before 140, and some after, answer 0 there.
 *
 * The page asks when it starts (`leapsowSafeAreas.widths()`), and is told when to ask again (`safeareas`).
 */
class SafeAreas private constructor() {
  // Written on the main thread, read on the web view's own.
  @Volatile private var widths = "[0,0,0,0]"

  /** Top, right, bottom and left as a JSON list, in the page's pixels. */
  @JavascriptInterface fun widths(): String = widths

  private fun change(webView: WebView, insets: WindowInsetsCompat) {
    val edges = insets.getInsets(
      WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout()
    )
    val density = webView.resources.displayMetrics.density
    val pixels = listOf(edges.top, edges.right, edges.bottom, edges.left).map { it / density }
    widths = pixels.joinToString(",", "[", "]")
    webView.evaluateJavascript("dispatchEvent(new Event('safeareas'))", null)
  }

  companion object {
    fun tell(webView: WebView) {
      val areas = SafeAreas()
      webView.addJavascriptInterface(areas, "leapsowSafeAreas")
      ViewCompat.setOnApplyWindowInsetsListener(webView) { view, insets ->
        areas.change(webView, insets)
        // The web view shall know them as well.
        ViewCompat.onApplyWindowInsets(view, insets)
      }
    }
  }
}
