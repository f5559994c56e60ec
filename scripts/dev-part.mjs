// One of the two programs of npm run dev. It ends with dev.mjs, however that ends: a closed channel tells of a kill too.
import { become } from './setup.mjs'

const child = become(process.argv.slice(2))
process.on('disconnect', () => child.kill('SIGTERM'))
