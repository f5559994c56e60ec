import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { safeReturnPath } from '../../contract/accounts.ts'
import { brand } from '../../contract/brand.ts'
import type { ConnectionsState } from '../../contract/site/connections.ts'
import type { SiteInput, SiteState } from '../../contract/site/site.ts'
import { useSession } from '../domains/accounts/session.ts'
import { LocalModelCard } from '../domains/local-models/local-model-card.tsx'
import { ConnectionForm } from '../domains/site/connection-form.tsx'
import { ConnectionsCard, EnvironmentRow, ModelDefaultsCard } from '../domains/site/connections-card.tsx'
import { LegalForm } from '../domains/site/legal-form.tsx'
import { useConnections, useSite, useSiteChange } from '../domains/site/queries.ts'
import { SiteForm } from '../domains/site/site-form.tsx'
import { ThinkingChoice, type Way } from '../domains/site/thinking-choice.tsx'
import { connectionsTexts } from '../locales/en/site/connections.ts'
import { setUpTexts } from '../locales/en/site/set-up.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Card } from '../ui/layout/card.tsx'
import { toast } from '../ui/toast.tsx'

const steps = 2
const formId = 'site-form'

/** The set-up of a site: step by step at the operator's first sign-in, and all of it at once later. */
export function Component() {
  const { user } = useSession()
  const isOperator = user?.isOperator === true
  const site = useSite(isOperator)
  const connections = useConnections(isOperator)
  useEffect(() => {
    document.title = `${setUpTexts.title} · ${brand.name}`
  }, [])
  if (user && !isOperator)
    return (
      <div className="flex w-full max-w-3xl flex-col items-start gap-8">
        <Heading title={setUpTexts.titleLater} text={setUpTexts.operatorOnly} />
        <ButtonLink to="/chat/new">{setUpTexts.toApp({ name: brand.name })}</ButtonLink>
      </div>
    )
  return (
    <div className="flex w-full max-w-3xl flex-col gap-8">
      {site.data && connections.data ? (
        site.data.isSetUp ? (
          <Settings state={site.data} />
        ) : (
          <FirstSetUp state={site.data} environment={connections.data.environment} />
        )
      ) : site.isError || connections.isError ? (
        <ErrorState
          title={setUpTexts.notLoaded}
          onRetry={() => void Promise.all([site.refetch(), connections.refetch()])}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

function Heading({ title, text, aside }: { title: string; text: string; aside?: string }) {
  return (
    <div>
      {aside && <p className="tabular mb-1 text-13 text-ink-muted">{aside}</p>}
      <h1 className="font-serif text-40 font-medium tracking-tight text-balance max-md:text-28">{title}</h1>
      <p className="mt-2 text-16 text-pretty text-ink-muted">{text}</p>
    </div>
  )
}

type FirstSetUpProps = { state: SiteState; environment: ConnectionsState['environment'] }

function FirstSetUp({ state, environment }: FirstSetUpProps) {
  const [step, setStep] = useState(1)
  const [way, setWay] = useState<Way | null>(null)
  const [connected, setConnected] = useState<string | null>(null)
  const { mutate, isPending, error } = useSiteChange()
  const leave = useLeave(state.name.value)

  function end(change: SiteInput) {
    mutate({ ...change, isSetUp: true }, { onSuccess: leave })
  }
  const aside = setUpTexts.step({ step, steps })
  return (
    <>
      {step === 1 ? (
        <>
          <Heading
            title={setUpTexts.thinking({ name: brand.name })}
            text={setUpTexts.thinkingText}
            aside={aside}
          />
          {environment && (
            <Card>
              <EnvironmentRow environment={environment} />
            </Card>
          )}
          <ThinkingChoice way={way} onChoose={setWay} />
          {way === 'here' && <LocalModelCard />}
          {way === 'service' && (
            <Card>
              <ConnectionForm
                connection={null}
                onSaved={(name) => {
                  setConnected(name)
                  setStep(2)
                }}
              />
            </Card>
          )}
        </>
      ) : (
        <>
          <Heading title={setUpTexts.site} text={setUpTexts.siteText} aside={aside} />
          {connected !== null && (
            <p role="status" className="flex items-center gap-2 text-14">
              <Check aria-hidden className="size-4 text-positive" />
              {connectionsTexts.connected({ name: connected })}
            </p>
          )}
          <SiteForm id={formId} state={state} error={error} onSave={end} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <Button variant="ghost" busy={isPending} onClick={() => end({})}>
          {setUpTexts.skip}
        </Button>
        <div className="flex gap-2">
          {step === 2 && <Button onClick={() => setStep(1)}>{setUpTexts.back}</Button>}
          {step === 1 ? (
            <Button
              key="next"
              variant={way === 'service' ? 'secondary' : 'primary'}
              onClick={() => setStep(2)}
            >
              {setUpTexts.next}
            </Button>
          ) : (
            <Button key="finish" variant="primary" type="submit" form={formId} busy={isPending}>
              {setUpTexts.finish}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** Goes on to where the sign-in led. A new name is on all pages once they are loaded again. */
function useLeave(nameBefore: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeReturnPath(search.get('next'), '/chat/new')
  return ({ name }: SiteState) => {
    if (name.value === nameBefore) void navigate(next, { replace: true })
    else location.replace(next)
  }
}

function Settings({ state }: { state: SiteState }) {
  const { mutate, isPending, error } = useSiteChange()
  function save(change: SiteInput) {
    mutate(change, {
      onSuccess({ name }) {
        if (name.value !== state.name.value) location.reload()
        else toast(setUpTexts.saved)
      },
    })
  }
  return (
    <>
      <Heading title={setUpTexts.titleLater} text={setUpTexts.textLater} />
      <ConnectionsCard />
      <ModelDefaultsCard />
      <LocalModelCard />
      <section aria-labelledby="site-heading" className="flex flex-col gap-3">
        <h2 id="site-heading" className="text-16 font-medium">
          {setUpTexts.site}
        </h2>
        <Card className="flex flex-col gap-5 p-5 max-md:p-4">
          <SiteForm id={formId} state={state} error={error} onSave={save} />
          <Button type="submit" form={formId} variant="primary" busy={isPending} className="self-start">
            {setUpTexts.save}
          </Button>
        </Card>
      </section>
      <LegalForm legal={state.legal} />
      <ButtonLink to="/chat/new" variant="ghost" className="self-start">
        {setUpTexts.toApp({ name: brand.name })}
      </ButtonLink>
    </>
  )
}
