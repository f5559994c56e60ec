import { FileCode, FileText, FileType2, FileX2, Image, Table } from 'lucide-react'
import type { FileKind } from '../../../../contract/chats/files.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'

const codeEnding =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|c|h|cpp|cs|php|sh|sql|html?|css|json|ya?ml|xml|toml)$/i

/** An icon for the kind of file. `kind` is null until the server reports it, and when the file cannot be read. */
export function FileIcon({
  name,
  kind,
  isBroken,
}: {
  name: string
  kind: FileKind | null
  isBroken?: boolean
}) {
  if (isBroken) return <FileX2 aria-hidden="true" />
  if (kind === 'image') return <Image aria-hidden="true" />
  if (kind === 'pdf' || kind === 'docx') return <FileType2 aria-hidden="true" />
  if (/\.(?:csv|tsv)$/i.test(name)) return <Table aria-hidden="true" />
  return codeEnding.test(name) ? <FileCode aria-hidden="true" /> : <FileText aria-hidden="true" />
}

const kindNames = (): Record<FileKind, string> => ({
  text: chatFileTexts.text,
  pdf: 'PDF',
  docx: chatFileTexts.word,
  image: chatFileTexts.image,
})

export function kindName(kind: FileKind): string {
  return kindNames()[kind]
}
