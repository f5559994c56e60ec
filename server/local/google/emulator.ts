import { createServer } from 'node:net'
import { people } from './people.ts'

export type Emulator = {
  url: string
  /** Adds a person with a confirmed address, unless the address is known. */
  add: (email: string) => void
  /** Answers where the browser goes with the code for this person. */
  choose: (email: string, request: URLSearchParams) => Promise<string>
  close: () => Promise<void>
}
export type Client = { clientId: string; clientSecret: string; redirectUri: string }

/** The published emulator, on a loopback port of its own. Loaded here, because it takes 24 MB. */
export async function startEmulator({ clientId, clientSecret, redirectUri }: Client): Promise<Emulator> {
  const { createEmulator } = await import('emulate')
  const users = [...people]
  const oauth_clients = [
    { client_id: clientId, client_secret: clientSecret, name: 'Longhand', redirect_uris: [redirectUri] },
  ]
  const port = await freePort()
  // Named, because it would otherwise take its address from the environment.
  const url = `http://127.0.0.1:${port}`
  const emulator = await createEmulator({
    service: 'google',
    hostname: '127.0.0.1',
    port,
    baseUrl: url,
    seed: { google: { users, oauth_clients } },
  })
  return {
    url,
    add(email) {
      if (users.some((user) => user.email === email)) return
      users.push({ name: email.split('@')[0]!, email, email_verified: true })
      // It takes people in at a fresh start alone; codes that are on their way are lost.
      emulator.reset()
    },
    async choose(email, request) {
      const form = new URLSearchParams(request)
      form.set('email', email)
      const answer = await fetch(`${url}/o/oauth2/v2/auth/callback`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
      })
      const location = answer.headers.get('location')
      if (!location) throw new Error(`The emulator answered ${answer.status}.`)
      return location
    },
    close: () => emulator.close(),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
