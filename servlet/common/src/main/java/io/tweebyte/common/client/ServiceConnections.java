package io.tweebyte.common.client;

import java.net.http.HttpClient;
import java.util.concurrent.Executor;

import io.tweebyte.shared.settings.TimeSettings;

public final class ServiceConnections {

	private ServiceConnections() {
	}

	/** Creates a client without redirects and retries, whose threads look up names. */
	public static HttpClient create(TimeSettings times, Executor threads) {
		// model: the one way to set these; read when the first client is made
		System.setProperty("jdk.httpclient.keepalive.timeout", Long.toString(times.callerIdle().toSeconds()));
		// the client would retry by itself, unknown to our own count
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
