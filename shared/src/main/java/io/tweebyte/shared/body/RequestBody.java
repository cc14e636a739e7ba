package io.tweebyte.shared.body;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The body of a request, read but not yet understood. A controller asks for its content
 * when the checks that come before it are done, because the contract refuses a foreign
 * user before it looks at what he sent.
 */
public final class RequestBody {

	private static final JsonMapper JSON = ContractJson.mapper();

	private static final JsonMapper FORM = ContractJson.formMapper();

	private final String contentType;

	private final byte[] bytes;

	/**
	 * Creates a body.
	 * @param contentType the {@code Content-Type} header, or null
	 * @param bytes what was sent, of the size the limits allow; not copied
	 */
	public RequestBody(String contentType, byte[] bytes) {
		this.contentType = contentType;
		this.bytes = bytes;
	}

	/**
	 * Understands the body as its content type says: as a form or as JSON.
	 * @return the record, its fields not yet validated
	 * @throws ContractException 400 when it is missing, malformed, or has a field of
	 * another kind
	 */
	public <T> T as(Class<T> type) {
		if (this.bytes.length == 0) {
			throw ContractException.badRequest(Sentences.BODY_MISSING);
		}
		return FormFields.isForm(this.contentType) ? form(type) : json(type);
	}

	private <T> T form(Class<T> type) {
		Map<String, String> fields = FormFields.parse(this.contentType, this.bytes);
		try {
			return FORM.convertValue(fields, type);
		}
		catch (JacksonException ex) {
			throw failure(ex, Sentences.MALFORMED_FORM);
		}
	}

	private <T> T json(Class<T> type) {
		try {
			T value = JSON.readValue(text(), type);
			if (value == null) {
				throw ContractException.badRequest(Sentences.BODY_MISSING);
			}
			return value;
		}
		catch (JacksonException ex) {
			throw failure(ex, Sentences.MALFORMED_JSON);
		}
	}

	private String text() {
		try {
			return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(this.bytes)).toString();
		}
		catch (CharacterCodingException ex) {
			throw ContractException.badRequest(Sentences.MALFORMED_JSON);
		}
	}

	private static ContractException failure(JacksonException ex, String malformed) {
		if (ex instanceof StreamConstraintsException) {
			return ContractException.badRequest(Sentences.JSON_TOO_LARGE);
		}
		if (ex instanceof MismatchedInputException mismatch && !mismatch.getPath().isEmpty()) {
			String field = mismatch.getPath().getFirst().getPropertyName();
			return ContractException.invalid(field, sentence(mismatch.getTargetType()));
		}
		return ContractException.badRequest(malformed);
	}

	private static String sentence(Class<?> wanted) {
		if (wanted == Boolean.class || wanted == boolean.class) {
			return "must be true or false.";
		}
		return (wanted != null && List.class.isAssignableFrom(wanted)) ? "must be a list." : "must be text.";
	}

}
