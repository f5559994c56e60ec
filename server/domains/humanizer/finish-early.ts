import type { Context } from '../../platform/context.ts'

const topic = 'humanize-finish'

type Listening = { signal: AbortSignal; close: () => void }

/** Asks the server that works on this run, whichever it is, to end it with what is there by now. */
export async function finishEarly(
  { notifier, userId }: Pick<Context, 'notifier' | 'userId'>,
  idempotencyKey: string,
): Promise<void> {
  await notifier.publish({ topic, userId, idempotencyKey })
}

/** Returns a signal that is aborted once the owner of this run asks for what is there. */
export function listenForFinish(
  { notifier, userId }: Pick<Context, 'notifier' | 'userId'>,
  idempotencyKey: string,
): Listening {
  const finish = new AbortController()
  const close = notifier.subscribe(topic, ({ userId: owner, idempotencyKey: key }) => {
    if (owner === userId && key === idempotencyKey) finish.abort()
  })
  return { signal: finish.signal, close }
}
