package io.tweebyte.tweet.service;

import java.io.IOException;
import java.time.Duration;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** Sends the head of its response before any event, on the thread of the request. */
// model: events come from another thread, which would write Spring Security's headers at
// the same time as the request that returns
class HeadFirstEmitter extends SseEmitter {

	private static final Logger log = LoggerFactory.getLogger(HeadFirstEmitter.class);

	/**
	 * Creates an emitter.
	 * @param limit after which the response ends; zero for none
	 */
	HeadFirstEmitter(Duration limit) {
		super(limit.toMillis());
	}

	@Override
	protected void extendResponse(ServerHttpResponse response) {
		super.extendResponse(response);
		try {
			// flush() sends nothing before the body was requested
			response.getBody();
			response.flush();
		}
		catch (IOException ex) {
			// the first event fails, too
			log.debug("The client has gone.", ex);
		}
	}

}
