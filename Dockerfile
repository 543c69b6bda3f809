# syntax=docker/dockerfile:1
# Built with: docker build -t pending .   Run as compose.yaml does.
FROM node:20-bookworm-slim AS build
WORKDIR /app
# Dependencies first: they are installed again only when the lock file changes.
COPY package.json package-lock.json .npmrc ./
COPY tests/visualizer/package.json tests/visualizer/package.json
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    PORT=4173 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/openapi/generated ./openapi/generated
COPY --from=build /app/machines ./machines
COPY --from=build /app/domain ./domain
COPY --from=build /app/assistant ./assistant
COPY --from=build /app/server ./server
COPY --from=build /app/.cache/photos ./.cache/photos
COPY --from=build /app/.cache/understanding ./.cache/understanding
COPY --from=build /app/dist/site ./dist/site
COPY --from=build /app/dist/server ./dist/server
# The outbox, and the embedded database where there is no DATABASE_URL. Nothing else is written.
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.mjs"]
