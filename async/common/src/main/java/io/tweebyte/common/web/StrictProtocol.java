package io.tweebyte.common.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import io.tweebyte.contracts.http.RequestHead;
import org.apache.coyote.Adapter;
import org.apache.coyote.Constants;
import org.apache.coyote.ErrorState;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.http.MimeHeaders;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketWrapperBase;

/**
 * HTTP/1.1 as Tomcat reads it, but for two points in which it is milder than the
 * contract: a body that ends in two ways is refused instead of read in one of them, and
 * what is malformed is answered by {@link MalformedRequests}.
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

	private static final class StrictProcessor extends Http11Processor {

		private boolean entered;

		private StrictProcessor(AbstractHttp11Protocol<?> protocol, Adapter adapter) {
			super(protocol, adapter);
		}

		@Override
		public SocketState service(SocketWrapperBase<?> socket) throws IOException {
			this.entered = false;
			return super.service(socket);
		}

		/**
		 * Tomcat asks for this between having read the head and having removed from it
		 * what it does not want to see: the only moment at which the head is whole.
		 */
		@Override
		protected ErrorState getErrorState() {
			if (!super.getErrorState().isError() && isHeadRead() && !isAcceptable()) {
				this.response.setStatus(400);
				setErrorState(ErrorState.CLOSE_CLEAN, null);
			}
			return super.getErrorState();
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
					&& RequestHead.isHost(values(headers, "host"), false);
		}

		private static List<String> values(MimeHeaders headers, String name) {
			return (headers.getHeader(name) != null) ? Collections.list(headers.values(name)) : new ArrayList<>();
		}

	}

}
