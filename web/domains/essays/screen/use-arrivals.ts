import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { toast } from '../../../ui/toast.tsx'
import { takeHandedText } from '../handed-text.ts'
import type { EssaySession } from '../sync/essay-session.ts'

/** Says once how many words came back that only this browser had. */
export function useRestoredNote(session: EssaySession, restored: number | null): void {
  useEffect(() => {
    if (!restored) return
    toast(texts.restored({ count: restored }))
    session.dismissRestored()
  }, [session, restored])
}

/** Puts the text that another page handed over on the page, once. */
export function useHandedText(chatId: string, load: (text: string) => void): void {
  const navigate = useNavigate()
  const latest = useRef({ load, navigate })
  latest.current = { load, navigate }
  useEffect(() => {
    const handed = takeHandedText(chatId)
    if (!handed) return
    latest.current.load(handed.text)
    const { sourceChatId } = handed
    if (!sourceChatId) return
    toast(texts.loaded, {
      duration: 6_000,
      action: {
        label: texts.backToChat,
        onClick: () => void latest.current.navigate(`/chat/${sourceChatId}`),
      },
    })
  }, [chatId])
}
