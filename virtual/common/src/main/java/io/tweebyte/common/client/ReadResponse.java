package io.tweebyte.common.client;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

import io.tweebyte.shared.call.Call;
import io.tweebyte.shared.call.CallResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.client.ClientHttpResponse;

/** A response with status 200 that has been read. */
record ReadResponse(HttpStatusCode status, HttpHeaders headers, byte[] body) implements ClientHttpResponse {

	/** Fails when the response is too large, or has another status. */
	static ReadResponse of(ClientHttpResponse response, Call call) throws IOException {
		byte[] body = response.getBody().readNBytes(CallResponse.MAX_BYTES + 1);
		if (body.length > CallResponse.MAX_BYTES) {
			throw new IOException("The response is larger than " + CallResponse.MAX_BYTES + " bytes.");
		}
		new CallResponse(response.getStatusCode().value(), body).check(call);
		return new ReadResponse(response.getStatusCode(), response.getHeaders(), body);
	}

	@Override
	public HttpStatusCode getStatusCode() {
		return this.status;
	}

	@Override
	public String getStatusText() {
		return "";
	}

	@Override
	public HttpHeaders getHeaders() {
		return this.headers;
	}

	@Override
	public InputStream getBody() {
		return new ByteArrayInputStream(this.body);
	}

	@Override
	public void close() {
		// has been closed
	}

}
