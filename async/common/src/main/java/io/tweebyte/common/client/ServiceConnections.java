package io.tweebyte.common.client;

import java.net.http.HttpClient;
import java.util.concurrent.Executor;

import io.tweebyte.shared.settings.TimeSettings;

/**
 * Makes the connections to other services.
 */
public final class ServiceConnections {

	private ServiceConnections() {
	}

	/**
	 * Makes a client that neither follows a redirect nor makes a call again.
	 * @param threads look up names, which may take long, and take in bytes
	 * @return the client
	 */
	public static HttpClient create(TimeSettings times, Executor threads) {
		// model: the one way to set these; read when the first client is made
		System.setProperty("jdk.httpclient.keepalive.timeout", Long.toString(times.callerIdle().toSeconds()));
		// it would ask again by itself, hidden from our own count
		System.setProperty("jdk.httpclient.redirects.retrylimit", "1");
		System.setProperty("jdk.httpclient.disableRetryConnect", "true");
		return HttpClient.newBuilder()
			.version(HttpClient.Version.HTTP_1_1)
			.connectTimeout(times.connect())
			.followRedirects(HttpClient.Redirect.NEVER)
			.executor(threads)
			.build();
	}

}
