package io.tweebyte.load.backend;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;

/** Requests to the API of a backend. */
public final class ApiRequests {

	private static final String BOUNDARY = "boundary-of-the-load-rig";

	/** The content type of {@link #form}. */
	public static final String FORM_TYPE = "multipart/form-data; boundary=" + BOUNDARY;

	private static final String PART = "--" + BOUNDARY
			+ "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"picture\"\r\n\r\n";

	private ApiRequests() {
	}

	/** Returns a request of a user; {@code json} is empty for no body. */
	public static HttpRequest.Builder of(String method, URI address, String token, String json) {
		HttpRequest.Builder request = HttpRequest.newBuilder(address).header("Authorization", "Bearer " + token);
		return json.isEmpty() ? request.method(method, BodyPublishers.noBody())
				: request.header("Content-Type", "application/json").method(method, BodyPublishers.ofString(json));
	}

	/** Returns a request that uploads a file, as {@link #of}. */
	public static HttpRequest.Builder upload(URI address, String token, byte[] file) {
		return HttpRequest.newBuilder(address)
			.header("Authorization", "Bearer " + token)
			.header("Content-Type", FORM_TYPE)
			.PUT(BodyPublishers.ofString(form(file), StandardCharsets.ISO_8859_1));
	}

	/** Returns the body of a request that uploads a file, a character per byte. */
	public static String form(byte[] file) {
		return PART + new String(file, StandardCharsets.ISO_8859_1) + "\r\n--" + BOUNDARY + "--\r\n";
	}

}
