import type { TestUser } from '../server/testing/test-user.ts'
import type { Addresses } from './attacked-server.ts'
import { signUp } from './callers.ts'

/** The first replies of a server start its workers and load their dictionaries; two users reach both workers. */
export async function warmUp(server: Addresses, user: TestUser): Promise<void> {
  const another = await signUp(server)
  for (const message of [
    'Proofread this:\n\nI has a apple.',
    'Humanize this:\n\nFurthermore, we utilize tools.',
  ])
    await Promise.all(
      [user, another].map((one) => one.send('POST', '/api/chat', { message, model: 'built-in' })),
    )
  const input_text = 'The harbour was quiet before the boats came in.'
  await Promise.all([user, another].map((one) => one.send('POST', '/api/zerogpt/detect', { input_text })))
}
