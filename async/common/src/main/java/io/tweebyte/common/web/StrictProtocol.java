package io.tweebyte.common.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import io.tweebyte.contracts.http.HeadScanner;
import io.tweebyte.contracts.http.RequestHead;
import org.apache.coyote.Adapter;
import org.apache.coyote.Constants;
import org.apache.coyote.ErrorState;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.buf.MessageBytes;
import org.apache.tomcat.util.http.MimeHeaders;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * HTTP/1.1 as Tomcat reads it, but for two points in which it is milder than the
 * contract: bodies that end in two ways and lines that are folded are refused, and what
 * is malformed is answered by {@link MalformedRequests}.
 */
public final class StrictProtocol extends Http11NioProtocol {

	@Override
	public void setAdapter(Adapter adapter) {
		super.setAdapter(new MalformedRequests(adapter));
	}

	@Override
	protected Processor createProcessor() {
		return new StrictProcessor(this, getAdapter());
	}

	private static final Logger log = LoggerFactory.getLogger(StrictProtocol.class);

	// as many bytes as Tomcat's own buffer takes back
	private static final int READ_SIZE = 8192;

	private static final class StrictProcessor extends Http11Processor {

		private final ByteBuffer begin = ByteBuffer.allocate(READ_SIZE);

		private HeadScanner scanner = new HeadScanner();

		private SocketWrapperBase<?> connection;

		private boolean entered;

		private StrictProcessor(AbstractHttp11Protocol<?> protocol, Adapter adapter) {
			super(protocol, adapter);
		}

		@Override
		public SocketState service(SocketWrapperBase<?> socket) throws IOException {
			this.entered = false;
			if (socket != this.connection) {
				this.connection = socket;
				this.scanner = new HeadScanner();
			}
			scan(socket);
			return super.service(socket);
		}

		/**
		 * Looks at what has arrived of a head, and puts it back.
		 */
		private void scan(SocketWrapperBase<?> socket) {
			this.begin.clear();
			try {
				if (socket.read(false, this.begin) > 0) {
					this.begin.flip();
					this.scanner.scan(this.begin.duplicate());
					socket.unRead(this.begin);
				}
			}
			catch (IOException ex) {
				log.trace("The connection has ended, as Tomcat is about to find out.", ex);
			}
		}

		/**
		 * Tomcat asks for this between having read the head and having removed from it
		 * what it does not want to see: the only moment at which the head is whole.
		 */
		@Override
		protected ErrorState getErrorState() {
			if (!super.getErrorState().isError() && isHeadRead()) {
				this.request.setAttribute(RawBody.ATTRIBUTE, new RawBody(this.request, this::setReadTimeout));
				check();
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
		}

		private boolean isHeadRead() {
			int stage = this.request.getRequestProcessor().getStage();
			if (stage == Constants.STAGE_PARSE && !this.entered) {
				// asked before reading on, when the head may be there in part
				this.entered = true;
				return false;
			}
			return stage == Constants.STAGE_PARSE || stage == Constants.STAGE_KEEPALIVE;
		}

		private boolean isAcceptable() {
			MimeHeaders headers = this.request.getMimeHeaders();
			return RequestHead.isFramed(values(headers, "content-length"), values(headers, "transfer-encoding"))
					&& RequestHead.isExpectation(headers.getHeader("expect"))
					&& RequestHead.isHost(values(headers, "host"), false) && !this.scanner.isMalformed()
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
