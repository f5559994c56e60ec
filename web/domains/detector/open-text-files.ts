/** What this browser reads by itself, for the file dialog. */
export const textFileTypes = '.txt,.md,.markdown,text/plain,text/markdown'

/** UTF-8 at its longest, per UTF-16 unit counted generously. */
const bytesPerCharacterMax = 4

export class UnreadableFile extends Error {}

/** The text of plain text and Markdown files, joined by a blank line; throws UnreadableFile with a text to show. */
export async function readTextFiles(files: readonly File[], charactersMax: number): Promise<string> {
  const texts = await Promise.all(files.map((file) => readTextFile(file, charactersMax)))
  return texts.join('\n\n')
}

async function readTextFile(file: File, charactersMax: number): Promise<string> {
  if (!/\.(txt|md|markdown)$/i.test(file.name))
    throw new UnreadableFile(`${file.name} is not a .txt or .md file.`)
  if (file.size > charactersMax * bytesPerCharacterMax)
    throw new UnreadableFile(
      `${file.name} is longer than ${charactersMax.toLocaleString('en-US')} characters.`,
    )
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.replace(/\r\n?/g, '\n').trim()
  } catch {
    throw new UnreadableFile(`${file.name} is not plain UTF-8 text.`)
  }
}
