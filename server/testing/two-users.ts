import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as Y from 'yjs'
import { passkeys } from '../domains/accounts/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { attach, readChat, say } from './chat-calls.ts'
import { sendUpdate, writeParagraph } from './essay-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'
import { machineText } from './texts.ts'
import { until } from './until.ts'

export const secretWord = 'lantern'

/** A PNG of one pixel, in base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Ids of things that a user has created. */
export type Belongings = {
  chatId: string
  questionId: string
  replyId: string
  folderId: string
  fileId: string
  exportId: string
  sessionId: string
  shareId: string
  scanId: string
  checkShareId: string
  humanizedTextId: string
  originalityCheckId: string
  /** The essay's chat. */
  essayId: string
  versionId: string
  essayShareId: string
  commentId: string
  studySetId: string
  studyCardId: string
  studyReviewId: string
  apiKeyId: string
  passkeyId: string
  bulkJobId: string
}

/** Creates one of everything that a user can have, with a word in it that can be searched. */
export async function makeBelongings(
  user: TestUser,
  word = secretWord,
  // The free plan has no keys, so a test that needs one stores it.
  apiKeyId: string = randomUUID(),
  // A device makes passkeys, so a test that needs one stores it.
  passkeyId: string = randomUUID(),
  // The free plan has no bulk jobs either.
  bulkJobId: string = randomUUID(),
): Promise<Belongings> {
  const folder = await json(await user.send('POST', '/api/chat-folders', { name: `The ${word} papers` }))
  const { chatId } = await say(user, `Keep the ${word} a secret.`, {
    clientId: `${word}-question`,
    replyClientId: `${word}-reply`,
  })
  const file = await json(await attach(user, `${word}.txt`, `Where the ${word} hangs.`))
  await user.send('PATCH', `/api/chats/${chatId}`, { folderId: folder.id, title: `On the ${word}` })
  const { messages } = await readChat(user, chatId)
  await user.send('PUT', '/api/preferences', {
    display_name: `Keeper of the ${word}`,
    history_on: true,
  })
  const { scanId } = await json(
    await user.send('POST', '/api/zerogpt/detect', {
      input_text: `A ${word} was found in the old house by the sea.`,
    }),
  )
  await json(await user.send('POST', '/api/humanize', { text: `A ${word} hangs there. ${machineText}` }))
  const { entries: texts } = await json(await user.get('/api/humanized-texts'))
  const comparison = await user.send('POST', '/api/originality/checks', {
    text: `A ${word} was found in the old house by the sea, says the first report.`,
    sources: [
      { name: `${word} source`, text: `Once a ${word} was found in the old house by the sea, we read.` },
    ],
  })
  await comparison.text()
  const { entries: comparisons } = await json(await user.get('/api/originality/checks'))
  const essayId = randomUUID()
  await json(await user.send('PUT', `/api/essays/${essayId}`))
  await json(await user.send('PATCH', `/api/essays/${essayId}`, { title: `The ${word} essay` }))
  await json(await user.send('PUT', `/api/essays/${essayId}/record`, { state: 'on' }))
  await json(await sendUpdate(user, essayId, writeParagraph(new Y.Doc(), `An essay on the ${word}.`)))
  const { version } = await json(
    await user.send('POST', `/api/essays/${essayId}/versions`, { kind: 'named', name: `First ${word}` }),
  )
  const essayShare = await json(
    await user.send('POST', `/api/essays/${essayId}/shares`, { name: `For ${word}`, access: 'comment' }),
  )
  const { comment } = await json(
    await user.send('POST', `/api/essays/${essayId}/comments`, {
      text: `Is the ${word} old?`,
      passage: { anchor: { start: 'AA==', end: 'AA==' }, quote: word, before: '', after: '', place: 0 },
    }),
  )
  const study = await makeStudySet(user, word)
  const { share } = await json(await user.send('POST', `/api/chats/${chatId}/shares`, {}))
  const checkShare = await json(
    await user.send('POST', '/api/check-shares', { input_text: `${machineText} ${word}` }),
  )
  await json(await user.send('PUT', '/api/account/picture', { image: onePixel }))
  const { sessions } = await json(await user.get('/api/account/sessions'))
  const { export: asked } = await json(await user.send('POST', '/api/account/export', {}))
  await until(async () => {
    const { export: now } = await json(await user.get('/api/account/export'))
    return now?.state === 'ready'
  }, 'a finished export')
  return {
    chatId,
    questionId: messages.find(({ sender }) => sender === 'user')!.id,
    replyId: messages.find(({ sender }) => sender === 'assistant')!.id,
    folderId: folder.id,
    fileId: file.id,
    exportId: asked.id,
    sessionId: sessions[0].id,
    shareId: share.id,
    scanId,
    checkShareId: checkShare.share.id,
    humanizedTextId: texts[0].id,
    originalityCheckId: comparisons[0].id,
    essayId,
    versionId: version.id,
    essayShareId: essayShare.share.id,
    commentId: comment.id,
    ...study,
    apiKeyId,
    passkeyId,
    bulkJobId,
  }
}

/** A text that has a few questions. */
const studyText = (word: string) =>
  `The ${word} is a lamp that burns oil or gas behind glass. Ada Hale invented the first ${word} in 1792. It was sold in many towns, and the price fell because glass became cheaper.`

/** Makes a study set with one review. */
async function makeStudySet(user: TestUser, word: string) {
  const studySetId = randomUUID()
  const made = await user.send('POST', '/api/study/sets', { id: studySetId, text: studyText(word) })
  if (!(await made.text()).includes('"done"')) throw new Error('No study set was made.')
  const { cards } = await json(await user.get(`/api/study/sets/${studySetId}`))
  const studyCardId = cards[0].id
  const studyReviewId = randomUUID()
  const review = { cardId: studyCardId, version: 0, grade: 3 }
  await json(await user.send('PUT', `/api/study/reviews/${studyReviewId}`, review))
  return { studySetId, studyCardId, studyReviewId }
}

/** Stores a passkey that no device has. */
export async function storePasskey(db: Database, userId: string): Promise<string> {
  const id = randomUUID()
  await db
    .insert(passkeys)
    .values({ id, userId, name: 'Stored', credentialId: id, publicKey: Buffer.from('key') })
  return id
}

/** Returns unknown ids of the same form. */
export function nobodysBelongings(): Belongings {
  const [
    chatId,
    questionId,
    replyId,
    folderId,
    fileId,
    exportId,
    sessionId,
    shareId,
    scanId,
    checkShareId,
    humanizedTextId,
    originalityCheckId,
    essayId,
    versionId,
    essayShareId,
    commentId,
    studySetId,
    studyCardId,
    studyReviewId,
    apiKeyId,
    passkeyId,
    bulkJobId,
  ] = Array.from({ length: 22 }, () => randomUUID())
  return {
    chatId: chatId!,
    questionId: questionId!,
    replyId: replyId!,
    folderId: folderId!,
    fileId: fileId!,
    exportId: exportId!,
    sessionId: sessionId!,
    shareId: shareId!,
    scanId: scanId!,
    checkShareId: checkShareId!,
    humanizedTextId: humanizedTextId!,
    originalityCheckId: originalityCheckId!,
    essayId: essayId!,
    versionId: versionId!,
    essayShareId: essayShareId!,
    commentId: commentId!,
    studySetId: studySetId!,
    studyCardId: studyCardId!,
    studyReviewId: studyReviewId!,
    apiKeyId: apiKeyId!,
    passkeyId: passkeyId!,
    bulkJobId: bulkJobId!,
  }
}

/** Returns every row that names the user, in every table with a user column, from the database's own catalogue. */
export async function rowsOf(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' or (table_name = 'users' and column_name = 'id')
    order by 1`)
  const found: Record<string, unknown[]> = {}
  for (const { table, column } of tables) {
    const { rows } = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)}::text = ${userId} order by to_jsonb(t)::text`,
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

export async function callAs(
  app: TestApp,
  user: TestUser | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string; location: string | null }> {
  const isForm = body instanceof FormData
  const answer = await app.request(path, {
    method,
    headers: {
      ...(user ? { cookie: user.cookie } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}

// biome-ignore lint/suspicious/noExplicitAny: responses of many calls, read for one field each
async function json(answer: Response): Promise<any> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}
