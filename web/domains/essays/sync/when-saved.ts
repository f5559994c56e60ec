import type { EssaySession } from './essay-session.ts'

/** Resolves once the server has everything. Saves at once, and waits for later tries if that fails. */
export async function whenSaved(session: Pick<EssaySession, 'flush' | 'read' | 'subscribe'>): Promise<void> {
  if (await session.flush()) return
  await new Promise<void>((resolve) => {
    function look() {
      if (session.read().state !== 'saved') return
      stop()
      resolve()
    }
    const stop = session.subscribe(look)
    look()
  })
}
