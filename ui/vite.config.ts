import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  clearScreen: false,
  // The address tauri.conf.json names; another one would leave the window blank.
  server: { port: 1420, strictPort: true },
  build: {
    // The oldest web views the app runs on: iOS 16.4, macOS 13.3 and Android's of that time.
    target: ['safari16.4', 'chrome111'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // Only web views that know it already are supported, and its inline code would break the policy.
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
