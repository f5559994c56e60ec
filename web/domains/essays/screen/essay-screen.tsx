import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { brand } from '../../../../contract/brand.ts'
import { commentTexts } from '../../../locales/en/essays/comments.ts'
import { outline as outlineTexts } from '../../../locales/en/essays/outline.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useMediaQuery } from '../../../ui/media-query.ts'
import { toast } from '../../../ui/toast.tsx'
import { startDraft } from '../comments/comment-marks.ts'
import { EssayComments } from '../comments/essay-comments.tsx'
import { CountMenu } from '../count/count-menu.tsx'
import '../editor/essay-page.css'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { TypedMenuState } from '../editor/typed-menu.ts'
import { LazyWritingHelp } from '../help/lazy-help.tsx'
import type { FootnoteEntry } from '../notes/footnote-list.tsx'
import { useEssayEditor } from '../page/use-essay-editor.ts'
import { FindBar } from '../panels/find-bar.tsx'
import '../formulas/formulas.css'
import { narrowScreen } from '../controls/use-page-action.ts'
import { downloadEssay } from '../download/download-essay.ts'
import { printEssay, usePrintedEssay } from '../download/printed-essay.tsx'
import { OutlinePanel } from '../panels/outline-panel.tsx'
import { PictureBar } from '../pictures/picture-bar.tsx'
import { ShareEssayDialog } from '../share/share-essay-dialog.tsx'
import { Citing } from '../sources/citing.tsx'
import { OutlinePlan } from '../suggestions/outline/outline-plan.tsx'
import type { OutlineSection } from '../suggestions/outline/parse-outline.ts'
import { storeOutline } from '../suggestions/outline/store-outline.ts'
import { suggestRewrite } from '../suggestions/suggest-rewrite.ts'
import { EssaySuggestions } from '../suggestions/suggestions.tsx'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { TableBar } from '../tables/table-bar.tsx'
import { SlashList } from '../toolbar/slash-list.tsx'
import { EssayToolbar } from '../toolbar/toolbar.tsx'
import type { EssayFormat } from '../transfer/export-essay.ts'
import { ChatPane } from './chat-pane.tsx'
import { EssayDesk } from './essay-desk.tsx'
import { EssayDialogs } from './essay-dialogs.tsx'
import { EssayHeader, type ScreenView } from './essay-header.tsx'
import { FocusBar } from './focus-bar.tsx'
import { LoadDialog } from './load-dialog.tsx'
import { RailPlace } from './rail-place.tsx'
import { SidePanelArea } from './side-panel.tsx'
import { UnmergedNote } from './unmerged-note.tsx'
import { useHandedText, useRestoredNote } from './use-arrivals.ts'
import { type MarkdownToHtml, useLoadFromChat } from './use-load-from-chat.ts'

export type ReplyUse = {
  load: (text: string) => void
  insert: (text: string) => void
  /** Takes sections as the plan of the essay. */
  plan: (sections: OutlineSection[]) => void
}

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

const firstView = { isOutline: false, isFocus: false, isChat: true, panel: null }

/** Chat and page side by side; on narrow screens one at a time. Use the essay's id as the key. */
export function EssayScreen({
  session,
  view: state,
  onTitle,
  chat,
  readLastReply,
  markdownToHtml,
}: EssayScreenProps) {
  const isNarrow = useMediaQuery(narrowScreen)
  const isTight = useMediaQuery('(max-width: 1599px)')
  const [chosen, setChosen] = useState<Omit<ScreenView, 'isNarrow'>>(firstView)
  const view: ScreenView = { ...chosen, isNarrow }
  // Chat, page and a panel fit beside each other on wide screens only.
  const onView = (change: Partial<ScreenView>) =>
    setChosen((old) => ({ ...old, ...(isTight && change.isChat && { panel: null }), ...change }))
  const showsChat = view.isChat && !(isTight && view.panel)
  const [side, setSide] = useState('page')
  const [command, setCommand] = useState<EssayCommand | null>(null)
  const [note, setNote] = useState<FootnoteEntry | null>(null)
  const [isSharing, setIsSharing] = useState(false)
  const [slash, setSlash] = useState<TypedMenuState | null>(null)
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const { settings, title } = state
  // The page itself is shown first; what is around it is drawn after that, in short tasks.
  const isAround = useDeferredValue(true, false)

  const editor = useEssayEditor(session.doc, {
    onCommand: run,
    slashMenu: { onChange: setSlash, onKey: (event) => slashKeys.current?.(event) ?? false },
    markdownToHtml,
    record: { essay: session.chatId, isOn: () => session.read().record === 'on' },
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
    else if (next === 'continue') suggestRewrite(editor, editor.state.selection, { action: 'continue' })
    else if (next === 'comment') startComment()
    else setCommand(next)
  }
  const openComments = useCallback(
    () => setChosen((old) => ({ ...old, isFocus: false, panel: 'comments' as const })),
    [],
  )
  /** Writes a comment on the selection, or on the paragraph with the cursor. */
  function startComment() {
    const { selection } = editor.state
    const { $from } = selection
    const paragraph = { from: $from.start(), to: $from.end() }
    if (startDraft(editor, selection.empty ? paragraph : selection)) openComments()
    else toast(commentTexts.selectFirst)
  }
  const use = useMemo<ReplyUse>(
    () => ({
      load: (text) => latest.current.load(text),
      insert: (text) => latest.current.insert(text),
      plan: (sections) => storeOutline(session, sections, outlineTexts.used),
    }),
    [session],
  )
  const close = () => {
    setCommand(null)
    setNote(null)
  }
  const plan = (
    <OutlinePlan {...{ editor, session, view: state }} onDraft={() => isNarrow && setSide('page')} />
  )
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
      {!view.isFocus && !isAround && (
        <div className="h-11.5 shrink-0 border-y border-line bg-surface max-md:h-13" />
      )}
      {!view.isFocus && isAround && (
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
      <UnmergedNote session={session} view={state} />
      <div className="relative flex min-h-0 flex-1">
        {view.isOutline && !view.isFocus && <OutlinePanel editor={editor} />}
        <EssayDesk
          editor={editor}
          settings={settings}
          onNote={(edited) => {
            setNote(edited)
            setCommand('footnote')
          }}
        />
        {isAround && <PictureBar editor={editor} isNarrow={isNarrow} />}
        {isAround && <TableBar editor={editor} isNarrow={isNarrow} />}
        {isAround && (
          <EssaySuggestions
            {...{ editor, session, isNarrow }}
            isStored={state.isStored}
            onCommand={run}
            isMenuOpen={command === 'suggest'}
            onMenuOpen={(isOpen) => setCommand(isOpen ? 'suggest' : null)}
          />
        )}
      </div>
    </section>
  )
  function download(format: EssayFormat) {
    const commented = { chatId: session.chatId, doc: session.doc }
    return downloadEssay({ editor, settings, title, commented }, format)
  }
  function header() {
    return (
      <EssayHeader
        {...{ session, state, onTitle, editor, onView }}
        view={{ ...view, isChat: showsChat }}
        onLoad={() => run('load')}
        onFind={() => setCommand(isFinding ? null : 'find')}
        onPrint={() => void printEssay({ editor, settings, title })}
        onShare={() => setIsSharing(true)}
        onDownload={(format) => void download(format)}
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
            {isAround && plan}
            {isAround && chat(use)}
          </div>
        ) : (
          showsChat && (
            <ChatPane>
              {plan}
              {chat(use)}
            </ChatPane>
          )
        )}
        {document_}
        {!view.isFocus && !isAround && <RailPlace />}
        {!view.isFocus && isAround && (
          <SidePanelArea
            {...{ editor, session, isNarrow }}
            view={state}
            open={view.panel}
            onOpen={(panel) => onView({ panel })}
          />
        )}
      </div>
      {isAround && (
        <EssayComments editor={editor} session={session} isStored={state.isStored} onPress={openComments} />
      )}
      {isAround && <LazyWritingHelp editor={editor} session={session} />}
      {slash && <SlashList state={slash} onCommand={run} keys={slashKeys} />}
      <Citing editor={editor} session={session} style={settings.citationStyle} />
      <EssayDialogs editor={editor} command={command} note={note} onClose={close} />
      <ShareEssayDialog
        chatId={session.chatId}
        isStored={state.isStored}
        open={isSharing}
        onOpenChange={setIsSharing}
      />
      <LoadDialog
        open={loading.isAsking}
        onReplace={loading.confirm}
        onInsert={loading.insertAsked}
        onCancel={loading.cancel}
      />
    </>
  )
}
