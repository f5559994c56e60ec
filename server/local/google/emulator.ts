import { createServer } from 'node:net'
import { people } from './people.ts'

export type Emulator = {
  url: string
  /** Adds an account with a confirmed address, unless the address exists. */
  add: (email: string) => void
  /** Returns the URL that sends the browser back with the code for this account. */
  choose: (email: string, request: URLSearchParams) => Promise<string>
  close: () => Promise<void>
}
export type Client = { clientId: string; clientSecret: string; redirectUri: string }

/** Starts the published emulator on a free loopback port. It is imported here, because it takes 24 MB. */
export async function startEmulator({ clientId, clientSecret, redirectUri }: Client): Promise<Emulator> {
  const { createEmulator } = await import('emulate')
  const users = [...people]
  const oauth_clients = [
    { client_id: clientId, client_secret: clientSecret, name: 'Longhand', redirect_uris: [redirectUri] },
  ]
  const port = await freePort()
  // Set explicitly, because the emulator would otherwise take its address from the environment.
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
      // The emulator accepts new accounts only at a fresh start; pending codes are lost.
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
