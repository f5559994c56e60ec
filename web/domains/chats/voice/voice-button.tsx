import { Mic } from 'lucide-react'
import { voiceTexts } from '../../../locales/en/chats/voice.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Voice } from './use-voice.ts'

const labels = voiceTexts.labels

export function VoiceButton({ voice: { phase, toggle, cancel } }: { voice: Voice }) {
  return (
    <IconButton
      label={labels[phase]}
      aria-pressed={phase === 'listening'}
      tooltipSide="top"
      className="rounded-full!"
      variant={phase === 'listening' ? 'active' : 'ghost'}
      icon={phase === 'working' ? <Spinner className="size-4.5" /> : <Mic />}
      onClick={phase === 'working' ? cancel : toggle}
    />
  )
}
