import { EditorContent } from '@tiptap/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '../../../../contract/brand.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CountMenu } from '../count/count-menu.tsx'
import '../editor/essay-page.css'
import { BlockHandle } from '../editor/block-handle.tsx'
import { replaceDocument } from '../editor/load-text.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { SlashMenuState } from '../editor/slash-menu.ts'
import { useEssayEditor } from '../editor/use-essay-editor.ts'
import { takeHandedText } from '../handed-text.ts'
import { FindBar } from '../panels/find-bar.tsx'
import { type FootnoteEntry, FootnoteList } from '../panels/footnote-list.tsx'
import { OutlinePanel } from '../panels/outline-panel.tsx'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { SlashList } from '../toolbar/slash-list.tsx'
import { EssayToolbar } from '../toolbar/toolbar.tsx'
import { VersionsSheet } from '../versions/versions-sheet.tsx'
import { ChatPane } from './chat-pane.tsx'
import { downloadEssay } from './download-essay.ts'
import { EssayDialogs } from './essay-dialogs.tsx'
import { EssayHeader, type ScreenView } from './essay-header.tsx'
import { FocusBar } from './focus-bar.tsx'
import { essayStyle, printEssay, usePrintedEssay } from './printed-essay.tsx'
import { type MarkdownToHtml, useLoadFromChat } from './use-load-from-chat.ts'

export type ReplyUse = { load: (text: string) => void; insert: (text: string) => void }

type EssayScreenProps = {
  session: EssaySession
  view: EssayView
  onTitle: (title: string) => void
  /** Draws the chat about this essay; its replies can be put on the page. */
  chat: (use: ReplyUse) => ReactNode
  /** Returns the last reply of the chat; null before there is one. */
  readLastReply: () => Promise<string | null>
  markdownToHtml: MarkdownToHtml
}

/** Chat and page side by side; on narrow screens one at a time. Use the essay's id as the key. */
export function EssayScreen({
  session,
  view: state,
  onTitle,
  chat,
  readLastReply,
  markdownToHtml,
}: EssayScreenProps) {
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const [chosen, setChosen] = useState({ isOutline: false, isFocus: false, isChat: true })
  const view: ScreenView = { ...chosen, isNarrow }
  const onView = (change: Partial<ScreenView>) => setChosen((old) => ({ ...old, ...change }))
  const [side, setSide] = useState('page')
  const [command, setCommand] = useState<EssayCommand | null>(null)
  const [showsVersions, setShowsVersions] = useState(false)
  const [note, setNote] = useState<FootnoteEntry | null>(null)
  const [slash, setSlash] = useState<SlashMenuState | null>(null)
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const paper = useRef<HTMLDivElement>(null)
  const { settings, title } = state

  const editor = useEssayEditor(session.doc, {
    onCommand: run,
    slashMenu: { onChange: setSlash, onKey: (event) => slashKeys.current?.(event) ?? false },
    markdownToHtml,
  })
  const loading = useLoadFromChat(editor, markdownToHtml)
  const latest = useRef(loading)
  latest.current = loading
  usePrintedEssay({ editor, settings, title })
  useRestoredNote(session, state.restored)
  useHandedText(session.chatId, loading.load)
  useEffect(() => {
    document.title = texts.documentTitle({ title, product: brand.name })
  }, [title])

  function run(next: EssayCommand) {
    if (next === 'load') void readLastReply().then((text) => latest.current.load(text))
    else setCommand(next)
  }
  const use = useMemo<ReplyUse>(
    () => ({
      load: (text) => latest.current.load(text),
      insert: (text) => latest.current.insert(text),
    }),
    [],
  )
  const close = () => {
    setCommand(null)
    setNote(null)
  }
  const isFinding = command === 'find' || command === 'replace'
  const document_ = (
    <section
      aria-label={texts.page}
      hidden={isNarrow && side !== 'page'}
      className={classNames(
        'min-h-0 min-w-0 flex-1 flex-col [&:not([hidden])]:flex',
        view.isFocus && 'focus-mode fixed inset-0 z-40 bg-surface-sunken',
      )}
    >
      {view.isFocus && <FocusBar onLeave={() => onView({ isFocus: false })} />}
      {!view.isFocus && !isNarrow && header()}
      {!view.isFocus && (
        <EssayToolbar
          editor={editor}
          settings={settings}
          onSettings={session.setSettings}
          onCommand={run}
          end={
            <CountMenu
              editor={editor}
              goal={settings.wordGoal}
              onGoal={(wordGoal) => session.setSettings({ wordGoal })}
            />
          }
        />
      )}
      {isFinding && <FindBar editor={editor} onClose={close} />}
      <div className="flex min-h-0 flex-1">
        {view.isOutline && !view.isFocus && <OutlinePanel editor={editor} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing the desk below the text focuses the page */}
        <div
          className="relative min-w-0 flex-1 overflow-y-auto bg-surface-sunken px-6 py-7 max-md:px-0 max-md:py-0"
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget && event.target !== paper.current) return
            event.preventDefault()
            editor.commands.focus('end')
          }}
        >
          <div
            ref={paper}
            style={essayStyle(settings)}
            className="relative mx-auto min-h-[66rem] max-w-204 border border-line bg-surface-raised px-[max(2rem,min(5.25rem,10%))] py-18 shadow-soft max-md:min-h-full max-md:border-0 max-md:px-5 max-md:py-6 max-md:shadow-none"
          >
            <BlockHandle editor={editor} paper={paper} />
            <EditorContent editor={editor} />
            <FootnoteList
              editor={editor}
              onEdit={(edited) => {
                setNote(edited)
                setCommand('footnote')
              }}
            />
          </div>
        </div>
      </div>
    </section>
  )
  function header() {
    return (
      <EssayHeader
        {...{ session, state, onTitle, editor, view, onView }}
        onLoad={() => run('load')}
        onFind={() => setCommand(isFinding ? null : 'find')}
        onPrint={() => void printEssay({ editor, settings, title })}
        onDownload={(format) => void downloadEssay({ editor, settings, title }, format)}
        onVersions={() => setShowsVersions(true)}
        isDownloadOpen={command === 'download'}
        onDownloadOpen={(isOpen) => setCommand(isOpen ? 'download' : null)}
      />
    )
  }
  return (
    <>
      {isNarrow && header()}
      {isNarrow && (
        <Segmented
          label={texts.view}
          value={side}
          onChange={setSide}
          options={[
            { value: 'chat', label: texts.chat },
            { value: 'page', label: texts.page },
          ]}
          className="shrink-0 px-5 pb-2 max-md:px-2.5"
        />
      )}
      <div className="flex min-h-0 flex-1">
        {isNarrow ? (
          <div
            hidden={side !== 'chat'}
            className="relative min-h-0 min-w-0 flex-1 flex-col [&:not([hidden])]:flex"
          >
            {chat(use)}
          </div>
        ) : (
          view.isChat && <ChatPane>{chat(use)}</ChatPane>
        )}
        {document_}
      </div>
      {slash && <SlashList state={slash} onCommand={run} keys={slashKeys} />}
      <EssayDialogs editor={editor} command={command} note={note} onClose={close} />
      {showsVersions && (
        <VersionsSheet
          session={session}
          onRestore={(document) => replaceDocument(editor, document)}
          onClose={() => setShowsVersions(false)}
        />
      )}
      <ConfirmDialog
        open={loading.isAsking}
        onOpenChange={(isOpen) => !isOpen && loading.cancel()}
        title={texts.loadTitle}
        description={texts.loadExplanation}
        cancelText={texts.loadCancel}
        confirmText={texts.loadConfirm}
        onConfirm={loading.confirm}
      />
    </>
  )
}

/** Says once how many words came back that only this browser had. */
function useRestoredNote(session: EssaySession, restored: number | null): void {
  useEffect(() => {
    if (!restored) return
    toast(texts.restored({ count: restored }))
    session.dismissRestored()
  }, [session, restored])
}

/** Puts the text that another page handed over on the page, once. */
function useHandedText(chatId: string, load: (text: string) => void): void {
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
