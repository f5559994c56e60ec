/** Signs up over HTTP as a user does. Returns the session's cookie. */
export async function signUp(url: string): Promise<{ cookie: string; userId: string }> {
  const email = `bench-${Date.now()}@example.org`
  const password = 'correct horse 9'
  const made = await post(`${url}/api/auth/sign-up/email`, { email, password, name: 'Bench' })
  if (!made.ok) throw new Error(`Sign-up failed: ${await made.text()}`)
  const mail = await newestMail(url, email)
  const token = new URLSearchParams(new URL(mail.links[0]!).hash.slice(1)).get('token')
  const confirmed = await post(`${url}/api/auth/verify-email`, { token })
  if (!confirmed.ok) throw new Error(`The address was not confirmed: ${await confirmed.text()}`)
  const answer = await post(`${url}/api/auth/sign-in/email`, { email, password })
  if (!answer.ok) throw new Error(`Sign-in failed: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
    userId: user.id,
  }
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  })
}

type StoredMail = { to: string; links: string[] }

/** Mail is sent in the background, so it may arrive shortly after the response. */
async function newestMail(url: string, to: string): Promise<StoredMail> {
  for (let tries = 0; tries < 100; tries++) {
    const { messages } = (await (await fetch(`${url}/local/mail.json`)).json()) as { messages: StoredMail[] }
    const found = messages.find((message) => message.to === to)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail to ${to}`)
}
