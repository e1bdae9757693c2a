/** Where the real server stands while it is tried; its hosts are reached through the proxy. */
export const nginxAddress = {
  proxy: 'http://127.0.0.1:4318',
  ports: { http: 4319, https: 4320 },
  hosts: { india: 'www.sikkora.example', indonesia: 'www.dana-contoh.example' },
} as const;
