package io.tweebyte.common.web;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.RequestHead;
import io.tweebyte.shared.limit.ClientPlaces;
import org.apache.coyote.Adapter;
import org.apache.coyote.Constants;
import org.apache.coyote.ErrorState;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.coyote.http11.Http11InputBuffer;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.buf.MessageBytes;
import org.apache.tomcat.util.http.MimeHeaders;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * HTTP/1.1 as Tomcat reads it, but stricter where a proxy in front could read a head in
 * another way, and with a limit to the time of a head. What is malformed is answered by
 * {@link MalformedRequests}.
 */
public final class StrictProtocol extends Http11NioProtocol {

	private Duration headTime = Duration.ofSeconds(20);

	/**
	 * Creates the protocol; Tomcat calls this by the name of the class.
	 */
	public StrictProtocol() {
		super(new ClientEndpoint());
	}

	/**
	 * Sets how many connections there may be.
	 */
	void setPlaces(ClientPlaces places) {
		((ClientEndpoint) getEndpoint()).setPlaces(places);
	}

	/**
	 * Sets how long a head may take.
	 * @param headTime the time from its first byte to its last
	 */
	void setHeadTime(Duration headTime) {
		this.headTime = headTime;
	}

	@Override
	public void setAdapter(Adapter adapter) {
		super.setAdapter(new MalformedRequests(adapter));
	}

	@Override
	protected Processor createProcessor() {
		return new StrictProcessor(this, getAdapter(), this.headTime);
	}

	private static final class StrictProcessor extends Http11Processor {

		private final Duration headTime;

		private HeadChannel channel;

		private boolean parsing;

		private StrictProcessor(AbstractHttp11Protocol<?> protocol, Adapter adapter, Duration headTime) {
			super(protocol, adapter);
			this.headTime = headTime;
		}

		@Override
		public SocketState service(SocketWrapperBase<?> socket) throws IOException {
			if (!(socket.getSocket() instanceof HeadChannel open) || open.isLate()) {
				return SocketState.CLOSED;
			}
			this.channel = open;
			this.parsing = false;
			SocketState state = super.service(socket);
			if (state == SocketState.LONG && !isAsync()) {
				open.limitWait(socket);
			}
			return state;
		}

		/**
		 * Tomcat asks for this just before it parses a head, and between having parsed it
		 * and removing from it what it does not want to see: the only moment at which the
		 * head is whole.
		 */
		@Override
		protected ErrorState getErrorState() {
			int stage = this.request.getRequestProcessor().getStage();
			// once the request waits for another thread, its own body may still be read
			if (!super.getErrorState().isError() && !isAsync()
					&& (stage == Constants.STAGE_PARSE || stage == Constants.STAGE_KEEPALIVE)) {
				this.parsing = !this.parsing;
				if (this.parsing) {
					Http11InputBuffer input = (Http11InputBuffer) this.request.getInputBuffer();
					this.channel.expectHead(this.headTime, input.getByteBuffer().duplicate());
				}
				else {
					this.request.setAttribute(RawBody.ATTRIBUTE, new RawBody(this.request, this::setReadTimeout));
					check();
				}
			}
			return super.getErrorState();
		}

		private void check() {
			if (this.request.protocol().equals("")) {
				// HTTP/0.9 has no status that could be answered
				setErrorState(ErrorState.CLOSE_NOW, null);
			}
			else if (!isAcceptable()) {
				this.response.setStatus(400);
				setErrorState(ErrorState.CLOSE_CLEAN, null);
			}
		}

		private void setReadTimeout(Duration time) {
			this.socketWrapper.setReadTimeout(time.toMillis());
			this.channel.limitBody(Deadline.in(time));
		}

		private boolean isAcceptable() {
			MimeHeaders headers = this.request.getMimeHeaders();
			// the server would respond to CONNECT by itself
			return !this.request.getMethod().equals("CONNECT")
					&& RequestHead.isFramed(values(headers, "content-length"), values(headers, "transfer-encoding"))
					&& RequestHead.isExpectation(headers.getHeader("expect"))
					&& RequestHead.isHost(values(headers, "host"), false) && this.channel.isWellFormed()
					&& isForThisHost(headers.getHeader("host"))
					&& !(this.request.protocol().equals("HTTP/1.0") && headers.getHeader("transfer-encoding") != null);
		}

		private boolean isForThisHost(String host) {
			MessageBytes target = this.request.requestURI();
			return target.isNull() || RequestHead.originForm(target.toString(), host).isPresent();
		}

		private static List<String> values(MimeHeaders headers, String name) {
			return (headers.getHeader(name) != null) ? Collections.list(headers.values(name)) : new ArrayList<>();
		}

	}

}
