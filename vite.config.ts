import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './scripts/bundle/code-splitting.ts'
import { compileMessages } from './scripts/compile-messages.ts'
import { readSiteContent } from './scripts/content/site-data.ts'
import { makeDemo } from './scripts/make-demo.ts'
import { engineData } from './scripts/try-out/engine-data.ts'
import { sitePages } from './web/site/dev-pages.ts'

const file = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))
const server = process.env.LONGHAND_SERVER ?? 'http://127.0.0.1:3000'

const makeSiteData = async () => ({
  demo: await makeDemo(),
  content: readSiteContent({ sellsPlans: true, isBuild: false }).content,
  sellsPlans: true,
  helpSearch: { script: '/site/help-search.ts', index: '/help-search/en.json' },
  tryOut: { script: '/pages/try-out/open-try-out.tsx', style: '/pages/try-out/try-out.css', sizes: null },
})

/** The files of the try-out have a prefix, so that the service worker and the bill of sizes find them. */
const tryOutNames = {
  entryFileNames: 'assets/try-out-[name]-[hash].js',
  chunkFileNames: 'assets/try-out-[name]-[hash].js',
  assetFileNames: 'assets/try-out-[name]-[hash][extname]',
}

/** What each mode builds. `site` is what the static pages carry inside themselves. */
const modes = {
  site: {
    input: ['site/site.ts', 'site/list.ts', 'site/help-search.ts', 'site/site.css', 'site/reading.css'].map(
      file,
    ),
    output: {},
    preserveEntrySignatures: 'exports-only' as const,
  },
  'try-out': {
    input: ['pages/try-out/open-try-out.tsx', 'pages/try-out/try-out.css'].map(file),
    output: tryOutNames,
    preserveEntrySignatures: 'exports-only' as const,
  },
  production: { input: file('app.html'), output: { codeSplitting: codeSplitting() } },
}

export default defineConfig(({ mode }) => {
  const built = modes[mode as keyof typeof modes] ?? modes.production
  return {
    root: 'web',
    publicDir: 'static',
    appType: 'mpa',
    plugins: [react(), tailwindcss(), compileMessages(), engineData(), sitePages(makeSiteData)],
    worker: {
      format: 'es',
      plugins: () => [engineData()],
      rolldownOptions: { output: mode === 'try-out' ? tryOutNames : {} },
    },
    build: {
      outDir: '../build/web',
      emptyOutDir: built === modes.production,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Schemas that a page does not use are dropped, and zod with the last of them. Reading a property, as they do of
        // the limits, counts as harmless here: so never read one for its effect, such as `offsetHeight` to force a layout.
        treeshake: { manualPureFunctions: ['z', 'messages'], propertyReadSideEffects: false },
        ...built,
      },
    },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.LONGHAND_DEV_PORT ?? 5173),
      // With the slash: the prefix alone would also take web/api.ts from the browser.
      proxy: { '/api/': server, '/local/': server },
    },
  }
})
