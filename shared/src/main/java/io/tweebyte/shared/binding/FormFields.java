package io.tweebyte.shared.binding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.UserUpdateForm;
import io.tweebyte.shared.api.PercentCoding;
import io.tweebyte.shared.web.ValidationFailures;
import org.apache.commons.fileupload2.core.MultipartInput;

import org.springframework.http.ContentDisposition;
import org.springframework.http.MediaType;
import org.springframework.util.StringUtils;

/** Reads the fields of a form from its body, in the same way for both models. */
public final class FormFields {

	private static final int MAX_FIELDS = 100;

	// all others are ignored
	private static final Set<String> KNOWN = Stream.<Class<?>>of(RegistrationForm.class, UserUpdateForm.class)
		.flatMap((form) -> Stream.of(form.getRecordComponents()))
		.map(RecordComponent::getName)
		.collect(Collectors.toUnmodifiableSet());

	// a header goes on in lines that begin with white space
	private static final Pattern DISPOSITION = Pattern.compile("(?im)^Content-Disposition:(.*(?:\r\n[ \t].*)*)");

	private FormFields() {
	}

	public static boolean isForm(String method, String contentType) {
		return Set.of("POST", "PUT").contains(method) && (isMultipart(contentType)
				|| StringUtils.startsWithIgnoreCase(contentType, MediaType.APPLICATION_FORM_URLENCODED_VALUE));
	}

	private static boolean isMultipart(String contentType) {
		return StringUtils.startsWithIgnoreCase(contentType, MediaType.MULTIPART_FORM_DATA_VALUE);
	}

	/**
	 * Reads the value of each field.
	 * @throws ApiException 413 when the body is larger than the limit in bytes; 400 when
	 * the form is malformed, is not UTF-8, or has a known field twice or as a file
	 */
	public static Map<String, String> parse(String contentType, byte[] body, int limit) {
		if (body.length > limit) {
			throw new ApiException(ErrorKind.CONTENT_TOO_LARGE, Messages.BODY_TOO_LARGE);
		}
		return isMultipart(contentType) ? multipart(contentType, body) : urlEncoded(body);
	}

	private static Map<String, String> urlEncoded(byte[] body) {
		Map<String, String> fields = new LinkedHashMap<>();
		// a pair at a time: many small ones would take many times the memory of the body
		StringTokenizer pairs = new StringTokenizer(new String(body, StandardCharsets.ISO_8859_1), "&");
		for (int count = 1; pairs.hasMoreTokens(); count++) {
			checkCount(count);
			String[] pair = pairs.nextToken().split("=", 2);
			put(fields, decoded(pair[0]), (pair.length > 1) ? decoded(pair[1]) : "");
		}
		return fields;
	}

	private static String decoded(String bytes) {
		return PercentCoding.decodeForm(bytes).orElseThrow(FormFields::malformed);
	}

	private static Map<String, String> multipart(String contentType, byte[] body) {
		Map<String, String> fields = new LinkedHashMap<>();
		try {
			MultipartInput parts = parts(contentType, body);
			int count = 0;
			for (boolean more = parts.skipPreamble(); more; more = parts.readBoundary()) {
				checkCount(++count);
				readPart(fields, parts);
			}
			return fields;
		}
		catch (ApiException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			throw malformed();
		}
	}

	private static MultipartInput parts(String contentType, byte[] body) throws IOException {
		String boundary = MediaType.parseMediaType(contentType).getParameter("boundary");
		byte[] unquoted = StringUtils.delete(boundary, "\"").getBytes(StandardCharsets.UTF_8);
		return MultipartInput.builder().setByteArray(body).setBoundary(unquoted).get();
	}

	private static void readPart(Map<String, String> fields, MultipartInput parts) throws IOException {
		ContentDisposition part = disposition(parts.readHeaders());
		boolean isFile = part.getFilename() != null;
		if (part.getName() == null || isFile && KNOWN.contains(part.getName())) {
			throw malformed();
		}
		if (isFile) {
			parts.readBodyData(OutputStream.nullOutputStream());
		}
		else {
			put(fields, part.getName(), value(parts));
		}
	}

	private static ContentDisposition disposition(String headers) {
		Matcher header = DISPOSITION.matcher(headers);
		return header.find() ? ContentDisposition.parse(header.group(1).trim()) : ContentDisposition.empty();
	}

	private static String value(MultipartInput parts) throws IOException {
		ByteArrayOutputStream value = new ByteArrayOutputStream();
		parts.readBodyData(value);
		return PercentCoding.utf8(ByteBuffer.wrap(value.toByteArray())).orElseThrow(FormFields::malformed);
	}

	/** Fields that are ignored count, too. */
	private static void checkCount(int count) {
		if (count > MAX_FIELDS) {
			throw malformed();
		}
	}

	private static void put(Map<String, String> fields, String name, String value) {
		if (fields.put(name, value) != null && KNOWN.contains(name)) {
			throw ApiException.invalid(ValidationFailures.jsonName(name), "must be given once.");
		}
	}

	private static ApiException malformed() {
		return ApiException.badRequest(Messages.MALFORMED_FORM);
	}

}
