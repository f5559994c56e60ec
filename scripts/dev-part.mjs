// One of the two programs of npm run dev. It ends together with dev.mjs: a closed channel reports even a kill.
import { become } from './setup.mjs'

const child = become(process.argv.slice(2))
process.on('disconnect', () => child.kill('SIGTERM'))
