import { extractText, getDocumentProxy } from 'unpdf'

const PAGES_MAX = 2000

export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes)
  if (pdf.numPages > PAGES_MAX) throw new Error(`This .pdf file has more than ${PAGES_MAX} pages.`)
  const { text } = await extractText(pdf, { mergePages: false })
  const joined = text.join('\n\n').trim()
  if (joined === '') throw new Error('This .pdf file holds pictures of text and no text.')
  return joined
}

async function open(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes))
  } catch (error) {
    const locked = (error as Error).name === 'PasswordException'
    throw new Error(locked ? 'This .pdf file is locked with a password.' : 'This .pdf file is broken.')
  }
}
