import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/compile-messages.ts'
import { makeDemo } from './scripts/make-demo.ts'
import { sitePages } from './web/site/dev-pages.ts'

const file = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))
const server = process.env.LONGHAND_SERVER ?? 'http://127.0.0.1:3000'

/** What every page loads is one file: the bundler alone makes some thirty small ones of it, which compress worse. */
const codeSplitting = { groups: [{ name: 'every-page', tags: ['$initial' as const] }] }

/** Mode `site` builds what the static pages carry inside themselves; every other mode builds the application. */
export default defineConfig(({ mode }) => ({
  root: 'web',
  publicDir: 'static',
  appType: 'mpa',
  plugins: [react(), tailwindcss(), compileMessages(), sitePages(makeDemo)],
  build: {
    outDir: '../build/web',
    emptyOutDir: mode !== 'site',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas that a page does not use are dropped, and zod with the last of them. Reading a property, as they do of
      // the limits, counts as harmless here: so never read one for its effect, such as `offsetHeight` to force a layout.
      treeshake: { manualPureFunctions: ['z', 'messages'], propertyReadSideEffects: false },
      ...(mode === 'site' ? {} : { output: { codeSplitting } }),
      input:
        mode === 'site' ? { site: file('site/site.ts'), style: file('site/site.css') } : file('app.html'),
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.LONGHAND_DEV_PORT ?? 5173),
    // With the slash: the prefix alone would also take web/api.ts from the browser.
    proxy: { '/api/': server, '/local/': server },
  },
}))
