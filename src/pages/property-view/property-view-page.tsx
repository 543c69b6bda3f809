import type { SnapshotFrom } from 'xstate'
import { appPages, headOf } from '#domain/pages.ts'
import type { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { locationInBar } from '#src/browser/address-bar.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { propertyView as words } from '#src/content/property-view.ts'
import { settings } from '#src/env.ts'
import { AddressBox } from '#src/widgets/address-box/address-box.tsx'
import { PlaceMap } from '#src/widgets/map/place-map.tsx'
import { Share } from '#src/widgets/share/share.tsx'
import { HomePhoto } from './home-photo.tsx'
import { ListedHome } from './listed-home.tsx'
import { NextSteps, PanelsToCome } from './panels.tsx'
import { PropertyViewLayout } from './property-view-layout.tsx'
import { ValuePanel } from './value-panel.tsx'
import { viewMachine } from './view-machine.ts'

/** `/property-view?address&lat&lng` (PVIEW). Which home it shows, its machine and the address bar agree on. */
export function PropertyViewPage() {
  const [snapshot, send] = useWorkflow(viewMachine, { input: locationInBar() })
  const { propertyAddress: address, propertyLat, propertyLong, value, listing } = snapshot.context
  usePageHead({ ...headOf(appPages['property-view'], address ?? undefined), isIndexed: address === null })

  return (
    <Share address={address} slug={listing?.slug ?? undefined}>
      {(onShare) => (
        <PropertyViewLayout
          address={address}
          isUnlisted={snapshot.hasTag('trouble') && !snapshot.hasTag('retryable') && listing === null}
          status={statusOf(snapshot)}
          box={
            <AddressBox
              address={address ?? ''}
              withButton
              onFind={(location) => send({ type: 'FIND_HOME', location })}
            />
          }
          map={<PlaceMap location={{ propertyAddress: address, propertyLat, propertyLong }} />}
          panels={
            address && (
              <>
                {snapshot.hasTag('valuing') ? (
                  <PanelsToCome />
                ) : (
                  !listing?.isRental && (
                    <ValuePanel
                      address={address}
                      value={snapshot.hasTag('priced') ? value : null}
                      support={settings.supportEmail}
                      listPrice={listing?.price ?? null}
                      {...(snapshot.hasTag('retryable') && { onRetry: () => send({ type: 'RETRY' }) })}
                    />
                  )
                )}
                {listing && (
                  <ListedHome listing={listing} photo={<HomePhoto key={listing.id} propertyId={listing.id} />} />
                )}
                {!snapshot.hasTag('valuing') && (
                  <NextSteps address={address} advisor={listing?.isRental ? null : settings.advisorEmail} />
                )}
              </>
            )
          }
          pane={snapshot.hasTag('map') ? 'map' : 'details'}
          onShowMap={() => send({ type: 'SHOW_MAP' })}
          onBack={() => send({ type: 'BACK' })}
          onShare={onShare}
        />
      )}
    </Share>
  )
}

function statusOf(snapshot: SnapshotFrom<typeof propertyViewMachine>): string {
  if (snapshot.hasTag('valuing')) return words.valuing
  if (snapshot.hasTag('priced')) return words.valued
  return snapshot.hasTag('trouble') ? words.unvalued : ''
}
