import type { Operation } from '#server/operation.ts'
import { confirm } from './confirm-tour.ts'

export const postTourConfirmation: Operation<'postTourConfirmation'> = (context, request) => confirm(context, request)
