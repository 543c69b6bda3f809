import type { Workflow } from '../../support/workflow.ts'
import { accessGate } from './access-gate.workflow.ts'
import { chat } from './chat.workflow.ts'
import { map } from './map.workflow.ts'
import { photos } from './photos.workflow.ts'
import { propertyPage } from './property-page.workflow.ts'
import { shareDialog } from './share-dialog.workflow.ts'
import { visit } from './visit.workflow.ts'

/** Every machine of the house; a machine that is missing here fails tests/machines/every-machine.test.ts. */
export const workflows: Workflow[] = [propertyPage, accessGate, photos, chat, visit, map, shareDialog]
