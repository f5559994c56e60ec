import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { ChooseFileButton } from '../../../ui/fields/choose-file-button.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { announce } from '../chat-events.ts'
import { chatListsKey, chatShelfKey } from '../queries.ts'
import { counted } from '../share/share-texts.ts'
import { ImportOutcomeRow } from './import-outcome.tsx'
import { type ImportResult, runImport } from './import-run.ts'

type State =
  | { is: 'idle' }
  | { is: 'running'; name: string; result: ImportResult | null }
  | { is: 'done'; result: ImportResult; isStopped: boolean }
  | { is: 'failed'; text: string; result: ImportResult | null }

/** Imports chats from ChatGPT, Claude or an export of this product. */
export function ImportChatsCard() {
  const client = useQueryClient()
  const stop = useRef<AbortController>(null)
  const [state, setState] = useState<State>({ is: 'idle' })
  useEffect(() => () => stop.current?.abort(), [])

  async function begin(file: File) {
    const control = new AbortController()
    stop.current = control
    let result: ImportResult | null = null
    setState({ is: 'running', name: file.name, result })
    function show(next: ImportResult) {
      result = next
      setState({ is: 'running', name: file.name, result })
    }
    try {
      const end = await runImport(file, show, control.signal)
      setState({ is: 'done', result: end, isStopped: control.signal.aborted })
    } catch (error) {
      setState({ is: 'failed', text: error instanceof Error ? error.message : 'Please try again.', result })
    }
    announce('refreshChatList', '')
    void client.invalidateQueries({ queryKey: chatListsKey })
    void client.invalidateQueries({ queryKey: chatShelfKey })
  }

  const isRunning = state.is === 'running'
  return (
    <SettingCard title="Import chats">
      <SettingRow
        stacks
        title="From ChatGPT, Claude or Longhand"
        text="Choose the zip file that they sent you, or its conversations.json. It is read in this browser, and only the text of your chats is sent. Chats that you already have are not imported again."
        action={
          <ChooseFileButton
            label="File to import"
            accept=".zip,.json,application/zip,application/json"
            onChoose={(file) => void begin(file)}
            isOff={isRunning}
          />
        }
      />
      {isRunning && <Running state={state} onStop={() => stop.current?.abort()} />}
      {state.is === 'failed' && (
        <div className="p-3">
          <ErrorNote onClose={() => setState({ is: 'idle' })}>
            {state.text}
            {state.result && state.result.taken > 0
              ? ` Imported before that: ${counted(state.result.taken, 'chat')}. Choose the file again to continue; no chat is imported twice.`
              : ' Nothing was imported.'}
          </ErrorNote>
        </div>
      )}
      {state.is === 'done' && <ImportOutcomeRow result={state.result} isStopped={state.isStopped} />}
    </SettingCard>
  )
}

function Running({ state, onStop }: { state: Extract<State, { is: 'running' }>; onStop: () => void }) {
  const { result, name } = state
  const done = (result?.taken ?? 0) + (result?.known ?? 0) + (result?.failed.length ?? 0)
  return (
    <div className="flex items-center gap-4 px-5 py-3.5 max-md:px-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <span className="truncate font-medium">{name}</span>
        <Progress value={(result?.share ?? 0) * 100} label="Import" />
        <span aria-hidden="true" className="tabular text-13 text-ink-muted">
          {done > 0 ? `${counted(done, 'chat')} read. Please keep this page open.` : 'Reading the file…'}
        </span>
      </div>
      <Button size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
