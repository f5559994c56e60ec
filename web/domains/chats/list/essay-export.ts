import { createContext } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'

/** What an essay can be exported as. 'print' opens the browser's dialog. */
export type EssayExportFormat = 'print' | 'pdf' | 'docx' | 'doc' | 'rtf' | 'txt' | 'md' | 'html'

export type ExportEssay = (essay: ChatSummary, format: EssayExportFormat) => Promise<void>

/** Exports an essay of the list and says whether it worked. The pages provide it: chats know nothing of essays. */
export const EssayExportContext = createContext<ExportEssay>(async () => {})
