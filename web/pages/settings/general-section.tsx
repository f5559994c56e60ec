import { ImportChatsCard } from '../../domains/chats/import/import-chats-card.tsx'
import { ChatSettings } from '../../domains/preferences/chat-settings.tsx'
import { GeneralSettings } from '../../domains/preferences/general-settings.tsx'
import { LanguageCard } from '../../domains/preferences/language-card.tsx'
import { PreferencesFileCard } from '../../domains/preferences/preferences-file-card.tsx'
import { TimezoneCard } from '../../domains/preferences/timezone-card.tsx'
import type { SectionProps } from './section-props.ts'

export function Section({ person }: SectionProps) {
  return (
    <>
      <GeneralSettings />
      <LanguageCard userId={person.id} />
      <TimezoneCard userId={person.id} />
      <ChatSettings userId={person.id} />
      <PreferencesFileCard userId={person.id} />
      <ImportChatsCard />
    </>
  )
}
