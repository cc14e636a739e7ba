package io.tweebyte.lab.call;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;

import io.tweebyte.lab.work.Observer;

/**
 * Where calls go. Server and client are started when the first run needs them. Safe for
 * use by several threads.
 */
public final class CallSource implements AutoCloseable {

	private final int count;

	private URI address;

	private ServerProcess server;

	private HttpClient client;

	/**
	 * Creates a source with a server of its own.
	 * @param count of calls of a run
	 */
	public CallSource(int count) {
		this.count = count;
	}

	/** Creates a source with a server that runs already. */
	public CallSource(int count, URI address) {
		this.count = count;
		this.address = address;
	}

	/** Returns the number of calls of a run. */
	public int count() {
		return this.count;
	}

	/**
	 * Returns the address of the server, which is running then.
	 * @throws IOException when it does not start
	 */
	public synchronized URI address() throws IOException {
		if (this.address == null) {
			this.server = ServerProcess.start();
			this.address = this.server.address();
		}
		return this.address;
	}

	/**
	 * Begins a run.
	 * @throws IOException when the server does not start
	 */
	public Calls begin(CallShape shape) throws IOException {
		return begin(shape, Observer.NONE);
	}

	/** As {@link #begin(CallShape)}, and shows an observer who gets results. */
	public Calls begin(CallShape shape, Observer observer) throws IOException {
		return new Calls(shape, address(), client(), observer);
	}

	private synchronized HttpClient client() {
		if (this.client == null) {
			this.client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
		}
		return this.client;
	}

	@Override
	public synchronized void close() throws IOException {
		if (this.client != null) {
			this.client.close();
		}
		if (this.server != null) {
			this.server.close();
		}
	}

}
