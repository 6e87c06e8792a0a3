import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server } from 'node:net';

/** Takes a port on this machine, until the server is closed. */
export async function takePort(): Promise<{ port: number; holder: Server }> {
  const holder = createServer().listen(0, '0.0.0.0');
  await once(holder, 'listening');
  return { port: (holder.address() as AddressInfo).port, holder };
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const { port, holder } = await takePort();
  holder.close();
  await once(holder, 'close');
  return port;
}

/** Whether anybody takes connections on a port. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
