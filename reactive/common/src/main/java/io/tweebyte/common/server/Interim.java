package io.tweebyte.common.server;

import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;

/** Recognises what a server writes before the response, as {@code 100 Continue}. */
public final class Interim {

	private Interim() {
	}

	public static boolean is(Object message) {
		return message instanceof HttpResponse response
				&& response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
	}

}
