package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Sentences;

/**
 * One operation of the API.
 *
 * @param method the HTTP method
 * @param access who may call it
 * @param consumes the media types of its body, empty when it reads none
 */
public record Operation(Service service, String method, String template, Access access, Set<String> consumes) {

	/** The media type of JSON. */
	public static final String JSON = "application/json";

	/** The media type of a form without files. */
	public static final String URL_ENCODED = "application/x-www-form-urlencoded";

	/** The media type of a form that may have files. */
	public static final String MULTIPART = "multipart/form-data";

	/**
	 * The segments of the template.
	 */
	public List<String> segments() {
		return List.of(this.template.substring(1).split("/"));
	}

	/**
	 * Checks what a client sends and takes.
	 * @param contentType the {@code Content-Type} header, or null
	 * @param accept the values of the {@code Accept} header
	 * @throws ContractException 415 or 406
	 */
	public void checkMediaTypes(String contentType, boolean hasBody, List<String> accept) {
		if (!reads(contentType, hasBody)) {
			throw new ContractException(ErrorKind.UNSUPPORTED_MEDIA_TYPE,
					Sentences.unsupportedMediaType(this.consumes));
		}
		if (!MediaTypes.acceptsJson(accept)) {
			throw new ContractException(ErrorKind.NOT_ACCEPTABLE, Sentences.NOT_ACCEPTABLE);
		}
	}

	private boolean reads(String contentType, boolean hasBody) {
		if (this.consumes.isEmpty()) {
			return !hasBody;
		}
		boolean nothingSent = !hasBody && contentType == null;
		return nothingSent || MediaTypes.reads(contentType, this.consumes);
	}

	/**
	 * Who may call an operation.
	 */
	public enum Access {

		/** Whoever presents a valid token. */
		TOKEN,

		/** Everybody; a token is ignored. */
		OPEN,

		/** Everybody, as seldom as the rate limit of one address allows. */
		OPEN_LIMITED,

		/** Other services only: the path is below {@code /internal}. */
		INTERNAL

	}

}
