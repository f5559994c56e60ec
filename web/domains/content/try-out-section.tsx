import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { currentLanguage } from '../../locales/language.ts'
import { sizesToLoad, type TryOutFiles } from './try-out.ts'
import { limitsText, TryOutBar, TryOutFrame, TryOutPromises, tryOutFieldClass } from './try-out-frame.tsx'

/** The try-out as the page is built. At the first click the page's script loads its files, which take over the text. */
export function TryOutSection({ files }: { files: TryOutFiles }) {
  return (
    <section
      id="try-out"
      lang={currentLanguage().tag}
      aria-labelledby="try-out-title"
      className="mx-auto max-w-7xl scroll-mt-8 px-8 py-24 max-md:px-4 max-md:py-14"
    >
      <h2 id="try-out-title" className="font-serif text-40 font-medium tracking-tight max-md:text-28">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-2xl text-16 text-pretty text-ink-muted">{texts.intro}</p>
      <p data-without-script className="mt-6 rounded-control bg-surface-sunken px-4 py-3">
        {texts.needsScript}
      </p>
      <div
        data-try-out
        data-script={files.script}
        data-style={files.style}
        data-sizes={JSON.stringify(files.sizes)}
        className="mt-10 max-md:mt-7"
      >
        <TryOutFrame
          field={
            <textarea
              aria-label={texts.yourText}
              placeholder={texts.placeholder}
              autoComplete="off"
              className={tryOutFieldClass}
            />
          }
          bar={<TryOutBar sizes={files.sizes && sizesToLoad(files.sizes, null)}>{limitsText()}</TryOutBar>}
          aside={<TryOutPromises sizes={files.sizes} />}
        />
        <p
          role="alert"
          hidden
          data-try-out-failed
          data-offline={texts.notLoadedOffline}
          data-online={`${texts.notLoaded}. ${texts.notLoadedNext}`}
          className="mt-5 rounded-control bg-danger-soft px-4 py-3 text-danger [[hidden]]:hidden"
        />
      </div>
    </section>
  )
}
