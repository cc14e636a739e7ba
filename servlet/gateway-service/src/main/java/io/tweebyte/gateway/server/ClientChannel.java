package io.tweebyte.gateway.server;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.ClientPlace;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint.NioSocketWrapper;
import org.apache.tomcat.util.net.SocketBufferHandler;

/** A client's connection, with limits to the time of a head, a body and a response. */
final class ClientChannel extends NioChannel {

	// the first one is Tomcat's own
	private static final int NOTE = 2;

	private final ClientEndpoint endpoint;

	private ClientPlace body;

	private UnreadResponse response;

	private boolean inBody;

	private boolean drains;

	private boolean isStream;

	private Deadline end;

	ClientChannel(SocketBufferHandler buffers, ClientEndpoint endpoint) {
		super(buffers);
		this.endpoint = endpoint;
	}

	static ClientChannel of(Request request) {
		return (ClientChannel) request.getNote(NOTE);
	}

	void note(Request request) {
		request.setNote(NOTE, this);
	}

	@Override
	public void close() throws IOException {
		SocketChannel connection = getIOChannel();
		super.close();
		this.body.end();
		this.response.end();
		this.endpoint.closed(connection);
	}

	@Override
	public void reset(SocketChannel channel, NioSocketWrapper socketWrapper) throws IOException {
		super.reset(channel, socketWrapper);
		begin();
	}

	/** Expects a head, whose time runs from the next byte, even of a blank line. */
	void beginHead() {
		this.body.end();
		this.response.end();
		begin();
	}

	private void begin() {
		SocketChannel connection = getIOChannel();
		this.body = this.endpoint.awaitedBody(connection);
		this.response = new UnreadResponse(this.endpoint.times().total(),
				() -> this.endpoint.unreadResponse(connection));
		this.inBody = false;
		this.drains = false;
		this.end = null;
	}

	void endHead(boolean isStream) {
		this.isStream = isStream;
		this.inBody = true;
		this.end = null;
	}

	/**
	 * Ends the reads of a body. The time of a single read would begin anew with each byte
	 * between the parts of a chunked body.
	 */
	void limitBody(Deadline end) {
		this.end = end;
		limitRead();
	}

	private void limitRead() {
		this.socketWrapper.setReadTimeout(Math.max(1, this.end.remaining().toMillis()));
	}

	void endBody() {
		this.body.end();
	}

	/** Reads the rest of the body, so that the connection can be used again. */
	void drainBody(Deadline end) {
		endBody();
		this.inBody = false;
		this.drains = true;
		limitBody(end);
	}

	@Override
	public int read(ByteBuffer buffer) throws IOException {
		if (this.end != null && this.end.remaining().isZero()) {
			throw new SocketTimeoutException();
		}
		int count = super.read(buffer);
		if (count > 0 && !this.inBody && this.end == null) {
			this.end = Deadline.in(this.endpoint.times().requestHead());
		}
		if (count > 0 && this.end != null && (this.inBody || this.drains)) {
			// the next read may wait for what is left
			limitRead();
		}
		if (count == 0 && this.inBody && !this.body.take()) {
			throw new BusyClientException();
		}
		return count;
	}

	@Override
	public int write(ByteBuffer buffer) throws IOException {
		int count = super.write(buffer);
		this.response.written(!buffer.hasRemaining(), this.isStream);
		return count;
	}

}
