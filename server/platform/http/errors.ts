import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { Problem } from './problem.ts'

/** Seconds after which a client may try again: a database that restarts needs that long. */
const databaseRetrySeconds = 5

const sentences: Record<number, string> = {
  400: 'The request can’t be read.',
  404: 'Not found.',
  413: 'The request is too large.',
  415: 'This content type isn’t supported.',
}

const sentencesByCode: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The address is not encoded correctly.',
}

/** Sends whatever went wrong as `{detail}`: what a client can mend with its own status, anything else as a bare 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem) {
    reply.code(error.statusCode).headers(error.headers).send({ detail: error.detail, code: error.problemCode })
    return
  }
  const { statusCode = 500, code = '' } = (error ?? {}) as Partial<FastifyError>
  if (statusCode >= 400 && statusCode < 500) {
    const detail = sentencesByCode[code] ?? sentences[statusCode] ?? 'The request failed.'
    reply.code(statusCode).send({ detail })
    return
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable')
    reply
      .code(503)
      .removeHeader('set-cookie')
      .header('retry-after', String(databaseRetrySeconds))
      .send({ detail: 'This service is temporarily unavailable. Please try again in a moment.' })
    return
  }
  const clientLeft = code === 'ERR_STREAM_PREMATURE_CLOSE' && (request.raw.destroyed || reply.raw.destroyed)
  if (clientLeft) request.log.info('the client left before its answer was complete')
  else request.log.error({ err: error }, 'the answer failed')
  reply.code(500).removeHeader('set-cookie').send({ detail: 'Internal server error', request_id: request.id })
}

/** What Fastify refuses before there is a route, a wrongly encoded address for instance: hooks do not run for it. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  answerError(error, request, reply)
  request.log.info({ method: request.method, route: null, status: reply.statusCode }, 'refused')
}

/** What is not even HTTP. Written by hand, because there is no request to answer. */
export function answerClientError(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, detail] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The headers are too large.']
        : ['400 Bad Request', 'The request can’t be read.']
  const body = JSON.stringify({ detail })
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}
