import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  type ConnectionState,
  type ConnectionsState,
  measuredUseOf,
  modelUses,
} from '../../../contract/site/connections.ts'
import { connectionsTexts } from '../../locales/en/site/connections.ts'
import { setUpTexts } from '../../locales/en/site/set-up.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { useConnectionChanges, useConnections } from './queries.ts'

/** The connections of the site: added, tested, changed and removed. */
export function ConnectionsCard() {
  const { data, isError, refetch } = useConnections()
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingCard
      title={connectionsTexts.title}
      text={connectionsTexts.text}
      action={
        !isAdding && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {connectionsTexts.add}
          </Button>
        )
      }
    >
      {isAdding && (
        <ConnectionForm
          connection={null}
          onCancel={() => setAdding(false)}
          onSaved={(name) => {
            setAdding(false)
            toast(connectionsTexts.connected({ name }))
          }}
        />
      )}
      {data ? (
        <Rows state={data} />
      ) : isError ? (
        <ErrorState title={connectionsTexts.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <SkeletonOver>
          <SettingRow title={connectionsTexts.none} />
        </SkeletonOver>
      )}
    </SettingCard>
  )
}

function Rows({ state: { connections, environment } }: { state: ConnectionsState }) {
  return (
    <>
      {environment && <EnvironmentRow environment={environment} />}
      {connections.map((connection) => (
        <ConnectionRow key={connection.id} connection={connection} />
      ))}
      {connections.length === 0 && !environment && (
        <SettingRow title={<span className="font-normal text-ink-muted">{connectionsTexts.none}</span>} />
      )}
    </>
  )
}

/** The connection of the settings, which is changed there. */
export function EnvironmentRow({
  environment,
}: {
  environment: NonNullable<ConnectionsState['environment']>
}) {
  const { host, models } = environment
  return <SettingRow title={host} text={setUpTexts.fixedConnection({ host, models: models.join(', ') })} />
}

function ConnectionRow({ connection }: { connection: ConnectionState }) {
  const { remove } = useConnectionChanges()
  const [isEditing, setEditing] = useState(false)
  const [asksToRemove, setAsksToRemove] = useState(false)
  const { id, name, address, models, keyEnd, keyIsLost } = connection
  const host = new URL(address).host
  const take = () =>
    remove.mutate(id, {
      onSuccess: () => setAsksToRemove(false),
      onError: (error) => toast.error(setUpTexts.notSaved, { description: error.message }),
    })
  if (isEditing)
    return (
      <ConnectionForm
        connection={connection}
        onCancel={() => setEditing(false)}
        onSaved={() => setEditing(false)}
      />
    )
  return (
    <div>
      <SettingRow
        title={name}
        text={
          <>
            <span className="block break-words">
              {connectionsTexts.summary({ count: models.length, host })}
              {keyEnd && ` · ${connectionsTexts.keyEnds({ end: keyEnd })}`}
            </span>
            {keyIsLost && (
              <span className="mt-0.5 flex items-center gap-1.5 text-caution">
                <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                {connectionsTexts.keyLost}
              </span>
            )}
          </>
        }
        stacks
        action={
          <>
            <Button size="sm" onClick={() => setEditing(true)}>
              {connectionsTexts.edit}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsksToRemove(true)}>
              {connectionsTexts.remove}
              <span className="sr-only"> {name}</span>
            </Button>
          </>
        }
      />
      <ConfirmDialog
        open={asksToRemove}
        onOpenChange={setAsksToRemove}
        title={connectionsTexts.removeNamed({ name })}
        description={connectionsTexts.removeText}
        confirmText={connectionsTexts.remove}
        danger
        busy={remove.isPending}
        onConfirm={take}
      />
    </div>
  )
}

type Offered = ConnectionsState['offered'][number]

const isFitFor =
  (use: (typeof modelUses)[number]) =>
  ({ unfitFor }: Offered): boolean =>
    !unfitFor.includes(measuredUseOf[use])

/** Which model is used where a person has chosen none. */
export function ModelDefaultsCard() {
  const { data } = useConnections()
  const { choose } = useConnectionChanges()
  if (!data || data.offered.length === 0) return null
  const { defaults, offered, chatFixedBy } = data
  return (
    <SettingCard title={connectionsTexts.defaults} text={connectionsTexts.defaultsText}>
      {modelUses.map((use) => {
        const isFixed = use === 'chat' && chatFixedBy !== null
        return (
          <SettingRow
            key={use}
            title={<label htmlFor={`default-${use}`}>{connectionsTexts.uses[use]}</label>}
            text={isFixed && setUpTexts.fixedBy({ setting: chatFixedBy })}
            stacks
            action={
              <Select
                id={`default-${use}`}
                className="sm:w-64 lg:w-72"
                disabled={isFixed || choose.isPending}
                value={defaults[use] ?? ''}
                onChange={(event) =>
                  choose.mutate(
                    { [use]: event.target.value || null },
                    { onError: (error) => toast.error(setUpTexts.notSaved, { description: error.message }) },
                  )
                }
              >
                <option value="">
                  {use === 'chat' ? connectionsTexts.first : connectionsTexts.sameAsChat}
                </option>
                {offered.filter(isFitFor(use)).map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            }
          />
        )
      })}
    </SettingCard>
  )
}
