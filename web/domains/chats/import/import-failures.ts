import type { importTexts } from '../../../locales/en/chats/import.ts'

// The worker does not know the language of the page, so it names a failure, and the page shows its text.

/** Why a file cannot be read. */
export type FileFailure = keyof typeof importTexts.fileFailures

/** Why one chat of a file cannot be imported. */
export type ChatFailure = keyof typeof importTexts.chatFailures
