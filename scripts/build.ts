import { rename } from 'node:fs/promises'
import { build } from 'vite'
import { compressTextFiles } from './compress.ts'
import { prerender } from './prerender.ts'
import { completeServiceWorker } from './service-worker.ts'
import { readTryOutFiles } from './try-out/try-out-files.ts'

process.env.NODE_ENV = 'production'

await build({ logLevel: 'warn' })
// Later builds write manifests of their own.
await rename('build/web/manifest.json', 'build/web/app-manifest.json')
await build({ logLevel: 'warn', mode: 'try-out' })
const tryOut = await readTryOutFiles('build/web')
await build({ logLevel: 'warn', mode: 'site' })
await prerender('build/web', tryOut)
await completeServiceWorker('build/web')
await compressTextFiles('build/web')
