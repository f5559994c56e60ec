// Preloaded into an attacked server: look-ups and models of a user's own may reach this machine, where the servers of
// the attacker are. Apart from that one limit the code is the product's.
import { registerHooks } from 'node:module'

const limited = /\/look-ups\/public-(?:api-)?fetch\.ts$/
const limit = 'allows = () => false'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!limited.test(url)) return loaded
    const source = String(loaded.source)
    if (!source.includes(limit)) throw new Error(`${url} has another form.`)
    return { ...loaded, source: source.replace(limit, "allows = (address) => address === '127.0.0.1'") }
  },
})
