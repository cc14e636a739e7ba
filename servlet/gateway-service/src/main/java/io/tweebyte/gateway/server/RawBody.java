package io.tweebyte.gateway.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

import io.tweebyte.shared.http.Deadline;
import jakarta.servlet.ServletRequest;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.ApplicationBufferHandler;

/** The body as the connection gives it: the container's own cannot limit a read. */
public final class RawBody extends InputStream implements ApplicationBufferHandler {

	static final String ATTRIBUTE = "io.tweebyte.raw-body";

	private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

	private final Request request;

	private final ClientChannel client;

	private ByteBuffer bytes = NOTHING;

	RawBody(Request request, ClientChannel client) {
		this.request = request;
		this.client = client;
	}

	/** Returns the body, which nothing else may read, and which ends by the deadline. */
	public static RawBody of(ServletRequest request, Deadline end) {
		RawBody body = (RawBody) request.getAttribute(ATTRIBUTE);
		body.client.limitBody(end);
		return body;
	}

	@Override
	public int read() throws IOException {
		return fill() ? this.bytes.get() & 0xFF : -1;
	}

	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		if (length > 0 && !fill()) {
			return -1;
		}
		int count = Math.min(length, this.bytes.remaining());
		this.bytes.get(buffer, offset, count);
		return count;
	}

	private boolean fill() throws IOException {
		while (!this.bytes.hasRemaining()) {
			if (this.request.doRead(this) < 0) {
				this.client.endBody();
				return false;
			}
		}
		return true;
	}

	@Override
	public void setByteBuffer(ByteBuffer buffer) {
		this.bytes = buffer;
	}

	@Override
	public ByteBuffer getByteBuffer() {
		return this.bytes;
	}

	@Override
	public void expand(int size) {
		// the buffers belong to the connection
	}

}
