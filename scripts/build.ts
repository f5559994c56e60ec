import { build } from 'vite'
import { compressTextFiles } from './compress.ts'
import { prerender } from './prerender.ts'

process.env.NODE_ENV = 'production'

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', mode: 'site' })
await prerender('build/web')
await compressTextFiles('build/web')
