import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importTexts } from '../../../locales/en/chats/import.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { ChooseFileButton } from '../../../ui/fields/choose-file-button.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { announce } from '../chat-events.ts'
import { chatListsKey, pinnedAndFoldersKey } from '../queries.ts'
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
      setState({
        is: 'failed',
        text: error instanceof Error ? error.message : importTexts.pleaseTryAgain,
        result,
      })
    }
    announce('refreshChatList', '')
    void client.invalidateQueries({ queryKey: chatListsKey })
    void client.invalidateQueries({ queryKey: pinnedAndFoldersKey })
  }

  const isRunning = state.is === 'running'
  return (
    <SettingCard title={importTexts.importChats}>
      <SettingRow
        stacks
        title={importTexts.fromChatgptClaudeOr}
        text={importTexts.chooseTheZipFileThat}
        action={
          <ChooseFileButton
            label={importTexts.fileToImport}
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
            {state.result && state.result.taken > 0
              ? importTexts.failedAfter({ failure: state.text, taken: state.result.taken })
              : importTexts.failedAtOnce({ failure: state.text })}
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
        <Progress value={(result?.share ?? 0) * 100} label={importTexts.import} />
        <span aria-hidden="true" className="tabular text-13 text-ink-muted">
          {done > 0 ? importTexts.readPleaseKeepThisPage({ done }) : importTexts.readingTheFile}
        </span>
      </div>
      <Button size="sm" onClick={onStop}>
        {importTexts.stop}
      </Button>
    </div>
  )
}
