import type { Editor } from '@tiptap/core'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useAiTools } from '../../controls/ai-tools.ts'
import { useHelp } from '../open-helps.ts'
import { AiSection } from './ai-section.tsx'
import { CorrectionsSection } from './corrections-section.tsx'
import { ReadabilitySection } from './readability-section.tsx'

export type HelpPanelProps = { editor: Editor; onClose: () => void }

const panelClass = 'flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden'

/** Corrections, readability and the AI check of an essay. */
export function HelpPanel({ editor, onClose }: HelpPanelProps) {
  const help = useHelp(editor)
  const hasAiCheck = useAiTools() !== null
  const [section, setSection] = useState('corrections')
  if (!help) return <Spinner className="m-auto size-5 text-ink-muted" />
  const options = [
    { value: 'corrections', label: texts.corrections },
    { value: 'readability', label: texts.readability },
    ...(hasAiCheck ? [{ value: 'ai', label: texts.aiCheck }] : []),
  ]
  return (
    <Segmented
      label={texts.tabs}
      value={section}
      onChange={setSection}
      options={options}
      className="flex min-h-0 flex-1 flex-col [&>[role=tablist]]:mx-6 [&>[role=tablist]]:flex max-md:[&>[role=tablist]]:mx-4"
    >
      <Tabs.Content value="corrections" className={panelClass}>
        <CorrectionsSection {...{ editor, help, onClose }} />
      </Tabs.Content>
      <Tabs.Content value="readability" className={panelClass}>
        <ReadabilitySection {...{ editor, help, onClose }} />
      </Tabs.Content>
      <Tabs.Content value="ai" className={panelClass}>
        <AiSection {...{ editor, help, onClose }} />
      </Tabs.Content>
    </Segmented>
  )
}
