package app.leapandsow

import android.graphics.Color
import android.os.Bundle
import android.webkit.WebView
import androidx.activity.enableEdgeToEdge

class MainActivity : TauriActivity() {
  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    super.onCreate(savedInstanceState)
  }

  // Called before the page is asked for, so that it finds everything in its place.
  override fun onWebViewCreate(webView: WebView) {
    super.onWebViewCreate(webView)
    // Until the page paints itself, the window's paper is seen, never white.
    webView.setBackgroundColor(Color.TRANSPARENT)
    SafeAreas.tell(webView)
  }
}
